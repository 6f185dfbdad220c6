import { beforeEach, expect, it, vi } from 'vitest';

import type { DataPart, DataStep } from '#machines/data-export/data-export.machine.ts';
import { account } from '#sdk/generated/api/account/account.ts';
import { earnings } from '#sdk/generated/api/earnings/earnings.ts';
import { edgeHistory } from '#sdk/generated/api/edge-history/edge-history.ts';
import { redemptions, redemptionStatus } from '#sdk/generated/api/redemptions/redemptions.ts';
import { roomAccounts } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import { dataFile, readStep } from './data-export.actors.ts';

vi.mock(import('#sdk/generated/api/account/account.ts'), { spy: true });
vi.mock(import('#sdk/generated/api/earnings/earnings.ts'), { spy: true });
vi.mock(import('#sdk/generated/api/edge-history/edge-history.ts'), { spy: true });
vi.mock(import('#sdk/generated/api/redemptions/redemptions.ts'), { spy: true });
vi.mock(import('#sdk/generated/api/room-accounts/room-accounts.ts'), { spy: true });

const answer = (value: unknown) => value as never;
const movement = (occurred_at: string) => ({ occurred_at });

/** @param busyMonths those with earnings */
function serverHas(pages: readonly object[], busyMonths: readonly string[] = []) {
  const left = [...pages];
  vi.mocked(account).mockResolvedValue(answer({ id: 7, later_field: 1 }));
  vi.mocked(edgeHistory).mockImplementation(() => Promise.resolve(answer(left.shift())));
  vi.mocked(earnings).mockImplementation((params) => Promise.resolve(answer(monthOf(params?.month))));
  vi.mocked(roomAccounts).mockResolvedValue(answer([{ id: 1 }]));
  vi.mocked(redemptions).mockResolvedValue(answer([{ id: 2 }]));
  vi.mocked(redemptionStatus).mockResolvedValue(answer({ status: 'none' }));
  function monthOf(month = '2026-03') {
    return { period: { start: `${month}-01` }, rows: busyMonths.includes(month) ? [{ rake: '1.00' }] : [] };
  }
}

async function readAll(): Promise<DataPart[]> {
  const parts: DataPart[] = [];
  let step: DataStep | null = { part: 'account' };
  while (step !== null) {
    const page = await readStep(step, new AbortController().signal);
    parts.push(...page.results);
    step = page.next;
  }
  return parts;
}

const askedMonths = () => vi.mocked(earnings).mock.calls.map(([params]) => params?.month);

beforeEach(() => {
  vi.resetAllMocks();
});

it('reads every part, page and month with earnings, as the server answered them', async () => {
  const [newest, older, oldest] = ['2026-03-02', '2026-02-02', '2026-02-01'].map(movement);
  serverHas(
    [
      { results: [newest, older], next_cursor: 'next' },
      { results: [oldest], next_cursor: null },
    ],
    ['2026-03', '2025-07'],
  );
  const month = (name: string) => ({ period: { start: `${name}-01` }, rows: [{ rake: '1.00' }] });
  expect(await readAll()).toEqual([
    { part: 'account', answer: { id: 7, later_field: 1 } },
    { part: 'edgeHistory', answer: newest },
    { part: 'edgeHistory', answer: older },
    { part: 'edgeHistory', answer: oldest },
    { part: 'earnings', answer: month('2026-03') },
    { part: 'earnings', answer: month('2025-07') },
    { part: 'roomAccounts', answer: [{ id: 1 }] },
    { part: 'redemptions', answer: [{ id: 2 }] },
    { part: 'redemptionStatus', answer: { status: 'none' } },
  ]);
  expect(vi.mocked(edgeHistory).mock.calls.map(([params]) => params)).toEqual([
    undefined,
    { cursor: 'next' },
  ]);
});

it('asks for the month that the server calls this month, and two years back', async () => {
  serverHas([{ results: [], next_cursor: null }]);
  await readAll();
  const months = askedMonths();
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([25, undefined, '2026-02', '2024-03']);
});

it('goes further back where the Edge history does', async () => {
  serverHas([{ results: ['2026-03-01', '2022-12-31'].map(movement), next_cursor: null }]);
  await readAll();
  expect(askedMonths().at(-1)).toBe('2022-12');
});

const ada = { id: 7, first_name: 'Zoë', edge_balance: '1250.10', later_field: [1] };
const movements = [
  { occurred_at: '2026-03-01T00:00:00Z', amount: '0.30' },
  { occurred_at: '2026-02-01T00:00:00Z', amount: '0.10' },
];
const month = { period: { start: '2026-03-01' }, rows: [] };
const data: readonly DataPart[] = [
  { part: 'account', answer: ada },
  ...movements.map((answer) => ({ part: 'edgeHistory', answer }) as const),
  { part: 'earnings', answer: month },
  { part: 'roomAccounts', answer: [] },
  { part: 'redemptions', answer: [] },
  { part: 'redemptionStatus', answer: { status: 'none' } },
];

it('is one file named after its day, with every part as it came', () => {
  const file = dataFile(data, new Date('2026-03-14T23:30:00Z'));

  expect([file.name, file.type]).toEqual(['rakeback-wizard-data-2026-03-14.json', 'application/json']);
  expect(JSON.parse(file.text)).toEqual({
    exported_at: '2026-03-14T23:30:00.000Z',
    account: ada,
    edge_history: movements,
    earnings: [month],
    room_accounts: [],
    redemptions: [],
    redemption_status: { status: 'none' },
  });
});

it('reads well, in the letters of the player, and its amounts stay decimal strings', () => {
  const { text } = dataFile(data, new Date(0));
  expect(text).toContain('\n    "first_name": "Zoë",\n    "edge_balance": "1250.10",\n');
});
