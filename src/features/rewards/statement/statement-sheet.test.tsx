import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import type { EdgeMovement } from '#queries/edge-history.ts';
import { useSession } from '#session/use-session.ts';
import { renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { StatementSheet } from './statement-sheet.tsx';

vi.mock(import('#session/use-session.ts'), () => ({ useSession: vi.fn<typeof useSession>() }));

const river = { slug: 'river-room', name: 'River Room', logo_url: null };
const lakeside = { slug: 'lakeside-poker', name: 'Lakeside Poker', logo_url: null };

/** Each with the balance after it; March begins with 100.00. */
const facts: readonly (Pick<EdgeMovement, 'kind' | 'amount' | 'occurred_at'> & Partial<EdgeMovement>)[] = [
  { kind: 'bonus', amount: '50.00', description: 'Monthly race', occurred_at: '2026-03-01T03:00:00Z' },
  {
    kind: 'credited',
    amount: '12.50',
    room: river,
    played_on: '2026-02-28',
    occurred_at: '2026-03-02T03:00:00Z',
  },
  { kind: 'corrected', amount: '-5.00', room: lakeside, occurred_at: '2026-03-05T03:00:00Z' },
  {
    kind: 'credited',
    amount: '480.00',
    room: river,
    played_on: '2026-03-13',
    occurred_at: '2026-03-14T03:00:00Z',
  },
  {
    kind: 'credited',
    amount: '96.00',
    room: lakeside,
    played_on: '2026-03-12',
    occurred_at: '2026-03-14T03:00:00Z',
  },
  { kind: 'adjusted', amount: '1.50', description: 'Credited late', occurred_at: '2026-03-14T04:00:00Z' },
  {
    kind: 'redeemed',
    amount: '100.00',
    description: 'Starter, 1 month',
    reference: 'RW-2026-0301',
    occurred_at: '2026-03-14T05:00:00Z',
    steps: [
      { kind: 'requested', occurred_at: '2026-03-14T05:00:00Z' },
      { kind: 'failed', occurred_at: '2026-03-14T06:00:00Z' },
    ],
  },
  {
    kind: 'earned',
    amount: '7.00',
    room: river,
    played_on: '2026-03-14',
    occurred_at: '2026-03-14T07:00:00Z',
  },
];

const movements = facts.reduce<EdgeMovement[]>((known, { kind, amount, ...others }) => {
  const balance_change = kind === 'earned' ? '0.00' : kind === 'redeemed' ? `-${amount}` : amount;
  const before = Number(known.at(-1)?.balance_after ?? '100.00');
  const movement = {
    description: kind === 'corrected' ? 'The room corrected March 3rd.' : 'Rake',
    room: null,
    reference: null,
    played_on: null,
    steps: [],
    ...others,
    id: known.length,
    kind,
    amount,
    balance_change,
    balance_after: (before + Number(balance_change)).toFixed(2),
  };
  return [...known, movement];
}, []);

async function show() {
  vi.mocked(useSession).mockReturnValue({ user: null } as ReturnType<typeof useSession>);
  await page.viewport(1280, 900);
  await renderForMember(
    <StatementSheet
      month="2026-03"
      isCurrent
      data={{ earnings: getEarningsResponseMock(), movements, opening: '100.00' }}
      madeAt={Date.parse('2026-03-14T09:00:00Z')}
    />,
  );
}

const table = (name: string) =>
  [...page.getByRole('table', { name, exact: true }).element().querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => (cell.lastElementChild ?? cell).textContent).join(' | '),
  );

it('has one name for one quantity, and joins what was earned to what was credited', async () => {
  await show();
  expect(table('Balance')).toEqual([
    'Kind | Edge',
    'Opening balance | 100.00',
    'Credited from this month | +576.00',
    'Credited from earlier months | +12.50',
    'Bonus | +50.00',
    'Correction | −5.00',
    'Adjustment | +1.50',
    'Redemption | −100.00',
    'Balance | 635.00',
  ]);
  expect(table('Earnings by room')).toEqual([
    'Poker Room Name | Username | Rake (GGR) | Net Rake (NGR) | Edge Multiplier | Edge Earned',
    'River Room | danariver | 412.50 | 388.20 | ×1.25 | 485.25',
    'Lakeside Poker | dana_r | 96.00 | 96.00 | ×1.00 | 91.00',
    'Total |  | 508.50 | 484.20 |  | 576.25',
  ]);
  expect(table('From earned to credited')).toEqual([
    'Kind | Edge',
    'Earned in this month | +576.25',
    'Corrections, already in your balance | +5.00',
    'Not credited yet | −5.25',
    'Carried over: February 2026 | +12.50',
    'Credited in this month | 588.50',
  ]);
});

it('has every bonus, correction and adjustment once, and one date for each', async () => {
  await show();
  await page.getByRole('heading', { name: 'Movements' }).click();
  expect(table('Bonuses, corrections and adjustments')).toEqual([
    'Date (UTC) | Kind | Poker Room Name | Description | Edge',
    '03/01/2026 | Bonus |  | Monthly race | +50.00',
    '03/05/2026 | Correction | Lakeside Poker | The room corrected March 3rd. | −5.00',
    '03/14/2026 | Adjustment |  | Credited late | +1.50',
  ]);
  expect(table('Movements').slice(1)).toEqual([
    '03/01/2026 | Bonus | Monthly race | 50.00 | +50.00 | 150.00',
    '03/02/2026 | Credited | Rake at River Room · Carried over: February 2026 | 12.50 | +12.50 | 162.50',
    '03/05/2026 | Correction | The room corrected March 3rd. · Lakeside Poker | −5.00 | −5.00 | 157.50',
    '03/14/2026 | Credited | Rake at River Room | 480.00 | +480.00 | 637.50',
    '03/14/2026 | Credited | Rake at Lakeside Poker | 96.00 | +96.00 | 733.50',
    '03/14/2026 | Adjustment | Credited late | 1.50 | +1.50 | 735.00',
    '03/14/2026 | Redemption | Starter, 1 month · RW-2026-0301 · Failed, Edge returned | 100.00 | −100.00 | 635.00',
    '03/14/2026 | Not credited yet | Rake at River Room | 7.00 | 0.00 | 635.00',
  ]);
});
