import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { CONTRACT_FILE, readContract } from './contract.ts';
import { keepResults, writePage, writeReport } from './report.ts';

const SERVED = 'the region of a visitor who is served';
const BLOCKED = 'the region of a visitor who is blocked';
const contract = readContract(CONTRACT_FILE);
const passed = { description: SERVED, came: 'GET /api/v1/region/ was answered 200', faults: [] };
const failed = {
  description: BLOCKED,
  came: 'GET /api/v1/region/ was answered 200',
  faults: ['body.supported has to be exactly false, was <b>'],
};

it('a partial run keeps the earlier results of the same server, each with its time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  const [first, later] = [new Date('2026-03-14T09:26:53Z'), new Date('2026-03-15T10:00:00Z')];
  keepResults('http://127.0.0.1:8000', [passed, failed], { at: first, folder });
  keepResults('http://127.0.0.1:9000', [{ ...failed, faults: [] }], { at: first, folder });
  const results = keepResults('http://127.0.0.1:8000', [{ ...passed, faults: ['Late.'] }], {
    at: later,
    folder,
  });
  expect(results).toEqual({
    [SERVED]: {
      at: '2026-03-15T10:00:00.000Z',
      came: 'GET /api/v1/region/ was answered 200',
      faults: ['Late.'],
    },
    [BLOCKED]: { at: '2026-03-14T09:26:53.000Z', came: failed.came, faults: failed.faults },
  });
});

it('the page shows the progress of each operation, and of each interaction what came of it and when', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const at = new Date('2026-03-14T09:26:53Z');
  const results = keepResults('http://127.0.0.1:8000', [passed, failed], { at, folder });
  const page = readFileSync(
    writePage('http://127.0.0.1:8000', contract.interactions, { results, folder }),
    'utf8',
  );
  const time = '<time datetime="2026-03-14T09:26:53.000Z">2026-03-14 09:26 UTC</time>';
  for (const part of [
    `<p>${contract.interactions.length} interactions of 29 operations, with the last results of http://127.0.0.1:8000.</p>`,
    '<td><a href="#region">region</a><td><code>GET /api/v1/region/</code><td><progress value="1" max="2"></progress> 1 of 2 passed, 1 failed',
    '</progress> 0 of 8 passed, 8 not played yet',
    `<h3>${SERVED} <small>passed ${time}</small></h3>`,
    `<h3>${BLOCKED} <small><mark>failed</mark> ${time}</small></h3>\n<ul><li>GET /api/v1/region/ was answered 200<li>body.supported has to be exactly false, was &lt;b></ul><p>Given the region of the visitor is blocked`,
  ])
    expect(page).toContain(part);
});

it('a contract with a gap is not complete', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gap-'));
  const file = join(folder, 'contract.json');
  const interactions = contract.interactions.filter(({ request }) => request.path !== '/api/v1/region/');
  writeFileSync(file, JSON.stringify({ ...contract, interactions }));
  const { text, isComplete } = writeReport(file, folder);
  expect(isComplete).toBe(false);
  expect(text).toContain('\nGAP region 200 has no interaction.\n');
  expect(writeReport(CONTRACT_FILE, folder).isComplete).toBe(true);
});
