import type { MessageDescriptor } from '@lingui/core';
import { expect, it } from 'vitest';

import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import { earningsCsv } from './earnings-columns.ts';

const { period, rows } = getEarningsResponseMock();
const translate = ({ id, message = id, values = {} }: MessageDescriptor) =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

it('scenario 49: the file has the rows and columns that show, raw numbers, and names that are no formula', () => {
  const shown = [...rows].reverse().map((row, index) => ({
    ...row,
    username: index === 0 ? '=SUM(A1)' : '@dana, "the river"',
    edge_credited: index === 0 ? '-5.00' : '1234.50',
  }));
  const file = earningsCsv(
    { period, rows: shown, columns: ['room', 'username', 'net_rake', 'edge_credited'] },
    translate,
    'en',
  );
  expect([file.name, file.type]).toEqual(['rakeback-wizard-earnings-2026-03.csv', 'text/csv;charset=utf-8']);
  expect(file.text).toBe(
    [
      '\uFEFFPoker Room Name,Username,"Net Rake (NGR), USD",Edge Credited,Month (UTC),Last Updated (UTC)',
      "Lakeside Poker,'=SUM(A1),96.00,-5.00,2026-03,2026-03-13T22:15:00Z",
      'River Room,"\'@dana, ""the river""",388.20,1234.50,2026-03,2026-03-14T02:00:00Z',
      '',
    ].join('\r\n'),
  );
});
