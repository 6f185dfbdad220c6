import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { EarningsRow } from '#queries/earnings.ts';
import { renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { RowDialog } from './row-dialog.tsx';

const row: EarningsRow = {
  room: { slug: 'river-room', name: 'River Room' },
  username: 'danariver',
  rake: '110.00',
  net_rake: '100.00',
  edge_multiplier: '1.25',
  edge_earned: '120.00',
  edge_credited: '100.00',
  credited_at: '2026-03-14T03:00:00Z',
  counting_rule: 'Rake is counted by contribution to the pot.',
  adjustments: [
    {
      amount: '-10.00',
      reason: 'The room corrected March 1.',
      played_on: '2026-03-01',
      applied_at: '2026-03-05T03:00:00Z',
    },
    { amount: '5.00', reason: 'The room made good for it.', applied_at: '2026-03-06T03:00:00Z' },
  ],
  last_updated: '2026-03-13T22:15:00Z',
};

async function show(changes: Partial<EarningsRow> = {}) {
  await renderForMember(
    <RowDialog
      row={{ ...row, ...changes }}
      period={{ start: '2026-03-01', end: '2026-03-31', time_zone: 'UTC' }}
      isOpen
      onClose={() => undefined}
    />,
  );
  await expect.element(page.getByRole('dialog', { name: 'How we calculated your Edge' })).toBeVisible();
}

const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((line) =>
      [...line.querySelectorAll(':scope > span, :scope > div > span')]
        .map(({ textContent }) => textContent.replaceAll('\u202f', ' '))
        .join(' | '),
    );
const verdict = page.getByRole('dialog').getByRole('status');

it('scenario 46: goes from the rake to the balance, with the rule, each correction, and what is not credited yet', async () => {
  await show();
  expect(lines()).toEqual([
    'Rake (GGR) | Rake is counted by contribution to the pot. | 110.00 USD',
    'Net Rake (NGR) | Net gaming revenue: the rake your room counts, after its own deductions. Your Edge is based on it. | 100.00 USD',
    'Edge Multiplier | The Edge you earn for each dollar of net rake. Your deal sets it. | ×1.25',
    'Edge for your rake | 125.00 Edge',
    'Correction | The room corrected Mar 1, 2026. · Mar 5, 2026 (UTC) | −10.00 Edge',
    'Correction | The room made good for it. · Mar 6, 2026 (UTC) | +5.00 Edge',
    'Edge Earned | As of Mar 13, 2026, 10:15 PM UTC | 120.00 Edge',
    'Edge Credited | Last credited on Mar 14, 2026 (UTC) | 100.00 Edge',
    'Not credited yet | We credit Edge daily. Then it’s in your balance. | 20.00 Edge',
  ]);
  await expect.element(verdict).toHaveTextContent('We checked it: 100.00 × 1.25 − 5.00 = 120.00');
});

it('says that it rounded, and that nothing was credited', async () => {
  const plain = { adjustments: [], net_rake: '1.00', edge_multiplier: '1.005', edge_earned: '1.01' };
  await show({ ...plain, edge_credited: '0.00', credited_at: null });
  await expect.element(verdict).toHaveTextContent('We checked it: 1.00 × 1.005 ≈ 1.01');
  expect(lines().slice(3)).toEqual([
    'Edge for your rake | Rounded to two decimals. | 1.01 Edge',
    'Edge Earned | As of Mar 13, 2026, 10:15 PM UTC | 1.01 Edge',
    'Edge Credited | Nothing credited yet | 0.00 Edge',
    'Not credited yet | We credit Edge daily. Then it’s in your balance. | 1.01 Edge',
  ]);
});

it('says so when it does not add up, and how to write to us', async () => {
  await show({ edge_earned: '121.00', edge_credited: '125.00' });
  await expect
    .element(verdict)
    .toHaveTextContent(
      'This doesn’t add up: 100.00 × 1.25 − 5.00 = 120.00, but the room reported 121.00. Tell us and we’ll look into it with the room.Contact support',
    );
  await expect
    .element(page.getByRole('link', { name: 'Contact support' }))
    .toHaveAttribute('href', '/support');
  expect(lines().at(-1)).toBe(
    'Not credited yet | We credited more than you’ve now earned. Ask us why. | −4.00 Edge',
  );
});

it('says that all of it is credited', async () => {
  await show({ edge_credited: '120.00' });
  expect(lines().at(-1)).toBe('Not credited yet | It’s all in your balance. | 0.00 Edge');
});
