import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

it('in production, a page that the site does not have answers 404', async () => {
  const staticDir = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(staticDir, 'app/deals'), { recursive: true });
  for (const file of ['index.html', 'app/deals/room.html', '404.html'])
    await writeFile(join(staticDir, file), '<!doctype html><html><head></head></html>');
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { NODE_ENV: 'production', STATIC_DIR: staticDir, PORT: '0', DATABASE: ':memory:' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill();
    await rm(staticDir, { recursive: true });
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const origin = /http:\S+(?=\/)/.exec(line.toString())?.[0] ?? '';

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
