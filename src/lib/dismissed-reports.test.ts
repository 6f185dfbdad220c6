import { beforeEach, expect, it } from 'vitest';

import { dismissReport, readDismissedReports, restoreReport } from './dismissed-reports.ts';
import { localStore } from './storage.ts';

beforeEach(() => {
  localStore.remove('put-away-reports');
});

it('a dismissed report stays dismissed until it is restored', () => {
  dismissReport(501);
  dismissReport(490);
  dismissReport(501);
  expect(readDismissedReports()).toEqual([501, 490]);
  restoreReport(501);
  expect(readDismissedReports()).toEqual([490]);
});

it('only the newest fifty ids are kept', () => {
  for (let id = 1; id <= 51; id += 1) dismissReport(id);
  expect([readDismissedReports().length, readDismissedReports().at(-1)]).toEqual([50, 2]);
});

it.each(['', 'null', '{', '{"a":1}', '501'])('an invalid stored value counts as no ids: %j', (text) => {
  localStore.write('put-away-reports', text);
  expect(readDismissedReports()).toEqual([]);
});
