import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { watch, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { BuiltSite } from '#hosting/built-site.ts';
import { caddyfile } from '#hosting/caddy.ts';
import { nginxConfig } from '#hosting/nginx.ts';
import { startReferenceApi } from '#reference-api/server.ts';

export interface Server {
  readonly name: 'nginx' | 'Caddy' | 'Reference API';
  readonly origin: string;
  /** Everything it has written so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** A folder with the built site in it, where servers start. */
export interface Ground {
  readonly folder: string;
  readonly site: BuiltSite;
  readonly siteOrigin: string;
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Program {
  readonly name: Server['name'];
  /** How to get it; null if it is there. */
  readonly missing: string | null;
  readonly start: (ground: Ground) => Promise<Server>;
}

export const programs: readonly Program[] = [
  {
    name: 'nginx',
    missing:
      succeeds('nginx', '-v') && existsSync(BROTLI)
        ? null
        : 'apt-get install nginx-light libnginx-mod-http-brotli-static',
    start: startNginx,
  },
  {
    name: 'Caddy',
    missing: succeeds('caddy', 'version') ? null : 'apt-get install caddy',
    start: startCaddy,
  },
  { name: 'Reference API', missing: null, start: startReference },
];

function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}

async function startNginx(ground: Ground): Promise<Server> {
  const { folder, site } = ground;
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(site, { port, scratch: folder }));
  // Started by root, its workers are by default a user who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const args = ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off; ${user}`];
  return started('nginx', port, ground, { program: 'nginx', args });
}

async function startCaddy(ground: Ground): Promise<Server> {
  const { folder, site } = ground;
  const port = await freePort();
  await writeFile(join(folder, 'Caddyfile'), caddyfile(site, { port }));
  const args = ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'];
  // It keeps files in the home folder.
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return started('Caddy', port, ground, { program: 'caddy', args, env });
}

async function startReference({ folder, site, siteOrigin }: Ground): Promise<Server> {
  const log: string[] = [];
  const { origin, stop } = await startReferenceApi({
    staticDir: join(folder, site.folder),
    pages: site.pages,
    siteOrigin,
    log: (line) => log.push(JSON.stringify(line)),
  });
  return { name: 'Reference API', origin, log: () => log.join('\n'), stop };
}

async function started(
  name: Server['name'],
  port: number,
  { folder }: Ground,
  command: Command,
): Promise<Server> {
  // A file, because nginx cannot open a socket, which a pipe of Node is.
  const logFile = join(folder, `${name}.log`);
  const output = openSync(logFile, 'w');
  const { env = process.env } = command;
  const child = spawn(command.program, command.args, { cwd: folder, env, stdio: ['ignore', output, output] });
  closeSync(output);
  const over = new AbortController();
  const ended = once(child, 'exit').then(() => over.abort());
  const log = () => readFileSync(logFile, 'utf8');
  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(origin).catch(() => null)) !== null;
  try {
    // The last thing that each writes at its start, into its log or its process id into a file, says that it listens.
    for await (const { filename } of watch(folder, { signal: over.signal }))
      if (filename !== null && (await answers())) break;
  } catch {
    throw new Error(`${name} does not start:\n${log()}`);
  }
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { name, origin, log, stop };
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
