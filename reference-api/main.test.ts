import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { startTestApi } from './testing/start-test-api.ts';

it('in production, a page that the site does not have answers 404', async () => {
  const staticDir = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(staticDir, 'app/deals'), { recursive: true });
  for (const file of ['index.html', 'app/deals/room.html', '404.html'])
    await writeFile(join(staticDir, file), '<!doctype html><html><head></head></html>');
  onTestFinished(() => rm(staticDir, { recursive: true }));
  const { origin } = await startProcess({ STATIC_DIR: staticDir });

  const statuses: Record<string, number> = {};
  for (const path of ['/', '/app/deals/river-room', '/nothing', '/app/deals/%09', '/app/deals/%'])
    statuses[path] = (await fetch(origin + path)).status;
  expect(statuses).toEqual({
    '/': 200,
    '/app/deals/river-room': 200,
    '/nothing': 404,
    '/app/deals/%09': 404,
    '/app/deals/%': 404,
  });
});

it('on SIGTERM it is not ready any more, answers what is running, and ends', async () => {
  const { child, origin, lines } = await startProcess({ DRAIN_SECONDS: '1' });
  const login = slowLogin(origin);
  await login.isReceived;
  child.kill('SIGTERM');
  await vi.waitFor(async () => {
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reason: 'stopping' }]);
  });
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow('fetch failed'), { timeout: 5000 });
  login.sendRest();
  expect(await login.status).toBe(401);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(JSON.parse(lines().at(-1) ?? '')).toEqual({
    time: expect.any(String) as string,
    level: 'info',
    message: 'stopped',
  });
});

it('a second signal ends it at once', async () => {
  const { child, origin } = await startProcess({ DRAIN_SECONDS: '600' });
  child.kill('SIGTERM');
  await vi.waitFor(async () => {
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  });
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([1, null]);
});

it('a request that does not end keeps it for the seconds given only', async () => {
  const api = await startTestApi({ stopSeconds: 0.1 });
  const login = slowLogin(api.origin);
  await login.isReceived;
  await api.stop();
  await expect(login.status).rejects.toThrow('socket hang up');
});

async function startProcess(settings: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { NODE_ENV: 'production', PORT: '0', DATABASE: ':memory:', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const origin = await vi.waitFor(() => {
    const started = /"origin":"(http\S+)\/"/.exec(output)?.[1];
    if (started === undefined) throw new Error('The server has not started.');
    return started;
  }, 15_000);
  return { child, origin, lines: () => output.trim().split('\n') };
}

/** A login whose body is sent in two parts. */
function slowLogin(origin: string) {
  const body = JSON.stringify({ email: 'dana@example.com', password: 'Sunny-River-42' });
  const call = request(`${origin}/api/v1/token/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      expect: '100-continue',
    },
  });
  const status = once(call, 'response').then(([answer]) => (answer as { statusCode: number }).statusCode);
  // Looked at by the tests only later.
  status.catch(() => undefined);
  call.write(body.slice(0, 10));
  return {
    status,
    isReceived: once(call, 'continue'),
    sendRest: () => call.end(body.slice(10)),
  };
}
