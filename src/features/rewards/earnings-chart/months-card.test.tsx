import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { MonthsCard } from './months-card.tsx';

const months = [
  { month: '2026-01', edge_earned: '0.10', edge_credited: '0.10' },
  { month: '2026-02', edge_earned: '-3.00', edge_credited: '-3.00' },
  { month: '2026-03', edge_earned: '1200.20', edge_credited: '1100.00' },
];
const slider = page.getByRole('slider', { name: 'Month' });

it('says what it shows, has every month for the keyboard, and the same as a table whose total is the headline', async () => {
  await renderForMember(<MonthsCard view="months" onView={vi.fn()} months={months} />);
  // 0.10 − 3.00 + 1,200.20, and 0.10 − 3.00 + 1,100.00.
  expect([...document.querySelectorAll('dt, dd')].map((part) => part.textContent)).toEqual([
    'Total',
    '1,197.30 Edge',
  ]);
  await expect.element(page.getByRole('figure', { name: 'Edge by month' })).toBeVisible();
  await expect
    .element(slider)
    .toHaveAccessibleDescription(
      'Best month: March 2026, 1,200.20 Edge. Months are in UTC. Use the arrow keys to move between months.',
    );
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'March 2026, 1,200.20 Edge');
  slider.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'February 2026, −3.00 Edge');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('February 2026−3.00 Edge');
  const rows = [...document.querySelectorAll('tr')].map((tr) =>
    [...tr.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['Month', 'Earned', 'Credited'],
    ['January 2026', '0.10', '0.10'],
    ['February 2026', '−3.00', '−3.00'],
    ['March 2026', '1,200.20', '1,100.00'],
    ['Total', '1,197.30', '1,097.10'],
  ]);
});
