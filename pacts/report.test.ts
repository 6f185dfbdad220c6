import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { CONTRACT_FILE, readContract } from './contract.ts';
import { keepResults, writePage } from './report.ts';

const SERVED = 'the region of a visitor who is served';
const BLOCKED = 'the region of a visitor who is blocked';
const SERVER = 'http://127.0.0.1:8000';
const { interactions } = readContract(CONTRACT_FILE);
const came = 'GET /api/v1/region/ was answered 200';

it('the page has what came of each interaction when the server was last asked for it, and the progress', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T09:26:53Z') });
  onTestFinished(() => void vi.useRealTimers());
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const faults = ['body.supported has to be exactly false, was <b>'];
  keepResults(SERVER, [{ description: SERVED, came, faults }], folder);
  keepResults(SERVER, [{ description: BLOCKED, came, faults }], folder);
  vi.setSystemTime(new Date('2026-03-15T10:00:00Z'));
  keepResults(SERVER, [{ description: SERVED, came, faults: [] }], folder);
  keepResults('http://127.0.0.1:9000', [{ description: BLOCKED, came, faults: [] }], folder);

  const page = readFileSync(writePage(SERVER, interactions, folder), 'utf8');

  for (const part of [
    `<p>${interactions.length} interactions of 30 operations, with the last results of ${SERVER}.</p>`,
    '<td><a href="#region">region</a><td><code>GET /api/v1/region/</code><td><progress value="1" max="2"></progress> 1 of 2 passed, 1 failed',
    '</progress> 0 of 8 passed, 8 not played yet',
    `<h3>${SERVED} <small>passed <time datetime="2026-03-15T10:00:00.000Z">2026-03-15 10:00 UTC</time></small></h3>`,
    `<h3>${BLOCKED} <small><mark>failed</mark> <time datetime="2026-03-14T09:26:53.000Z">2026-03-14 09:26 UTC</time></small></h3>\n<ul><li>${came}<li>body.supported has to be exactly false, was &lt;b></ul><p>Given the region of the visitor is blocked`,
  ])
    expect(page).toContain(part);
});
