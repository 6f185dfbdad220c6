import { beforeEach, expect, it } from 'vitest';

import { putAway, readPutAway, takeOut } from './put-away-reports.ts';
import { localStore } from './storage.ts';

beforeEach(() => {
  localStore.remove('put-away-reports');
});

it('a report that is put away stays so until it is taken out', () => {
  putAway(501);
  putAway(490);
  putAway(501);
  expect(readPutAway()).toEqual([501, 490]);
  takeOut(501);
  expect(readPutAway()).toEqual([490]);
});

it('the newest fifty are kept', () => {
  for (let id = 1; id <= 51; id += 1) putAway(id);
  expect([readPutAway().length, readPutAway().at(-1)]).toEqual([50, 2]);
});

it.each(['', 'null', '{', '{"a":1}', '501'])('what stands there as %j is none', (text) => {
  localStore.write('put-away-reports', text);
  expect(readPutAway()).toEqual([]);
});
