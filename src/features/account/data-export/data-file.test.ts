import { expect, it } from 'vitest';

import type { DataPart } from '#machines/data-export/data-export.machine.ts';
import { dataFile } from './data-file.ts';

const account = { id: 7, first_name: 'Zoë', edge_balance: '1250.10', later_field: [1] };
const movements = [
  { occurred_at: '2026-03-01T00:00:00Z', amount: '0.30' },
  { occurred_at: '2026-02-01T00:00:00Z', amount: '0.10' },
];
const month = { period: { start: '2026-03-01' }, rows: [] };
const data: readonly DataPart[] = [
  { part: 'account', answer: account },
  ...movements.map((answer) => ({ part: 'edgeHistory', answer }) as const),
  { part: 'earnings', answer: month },
  { part: 'roomAccounts', answer: [] },
  { part: 'redemptions', answer: [] },
  { part: 'redemptionStatus', answer: { status: 'none' } },
];

it('is one file named after its day, with every part as it came and a line about it', () => {
  const file = dataFile(data, new Date('2026-03-14T23:30:00Z'), ({ id }) => `about ${id.length > 0}`);

  expect([file.name, file.type]).toEqual(['rakeback-wizard-data-2026-03-14.json', 'application/json']);
  const about = 'about true';
  expect(JSON.parse(file.text)).toEqual({
    exported_at: '2026-03-14T23:30:00.000Z',
    account: { about, data: account },
    edge_history: { about, data: movements },
    earnings: { about, data: [month] },
    room_accounts: { about, data: [] },
    redemptions: { about, data: [] },
    redemption_status: { about, data: { status: 'none' } },
  });
});

it('reads well, in the letters of the player, and its amounts stay decimal strings', () => {
  const { text } = dataFile(data, new Date(0), () => '');
  expect(text).toContain('\n      "first_name": "Zoë",\n      "edge_balance": "1250.10",\n');
});
