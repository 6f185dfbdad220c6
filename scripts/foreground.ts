import { createServer } from 'node:net';

import type { Log } from '#reference-api/log.ts';

/** Stops everything on the first Ctrl-C or SIGTERM; a second one ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }
}

/** Prints an error as one line without a stack, because the person who runs the command did not write the code. */
export async function orExplain(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** A log for an interactive terminal: prints failures only. */
export const failuresOnly: Log = (entry) => {
  if (entry.level === 'error') console.error(entry);
};

const TRIES = 20;
const FIRST_SITE = 5173;
const FIRST_API = 8787;

type Environment = Readonly<Record<string, string | undefined>>;

/** The port `PORT` names, or the first free one from 8787 on. Throws a sentence for a person when there is none. */
export function choosePort(environment: Environment = process.env): Promise<number> {
  return choose('PORT', FIRST_API, environment);
}

/**
 * In development site and API are two servers: `PORT` names the site's port, which is the one to open, and `API_PORT`
 * the API's. Unnamed they are the first free ones from 5173 and 8787 on. Throws as `choosePort` does.
 */
export async function chooseDevPorts(environment: Environment = process.env) {
  const site = await choose('PORT', FIRST_SITE, environment);
  return { site, api: await choose('API_PORT', FIRST_API, environment, site) };
}

async function choose(variable: string, first: number, environment: Environment, given?: number) {
  const isFor = async (port: number) => port !== given && (await isFree(port));
  const named = environment[variable] ?? '';
  if (named !== '') {
    const port = Number(named);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${variable}=${named} is not a port.`);
    if (!(await isFor(port)))
      throw new Error(`Port ${port} is taken. Choose another, such as ${variable}=${port + 1}`);
    return port;
  }
  for (let port = first; port < first + TRIES; port++) if (await isFor(port)) return port;
  throw new Error(
    `Ports ${first} to ${first + TRIES - 1} are all taken. Choose one, such as ${variable}=9000`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
