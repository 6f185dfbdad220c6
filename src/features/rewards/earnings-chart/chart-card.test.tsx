import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { heard } from '#tests/fixtures/heard.ts';
import { renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { ChartCard } from './chart-card.tsx';
import type { ChartCardProps, EdgeDay } from './edge-days.ts';

const NOVEMBER = { start: '2026-11-01', end: '2026-11-30' };
const days = (month: string, ...amounts: string[]): EdgeDay[] =>
  amounts.map((edge_earned, index) => ({
    date: `${month}-${String(index + 1).padStart(2, '0')}`,
    edge_earned,
  }));
const november = days('2026-11', '4.00', '0.10', '-0.02');
const october = days('2026-10', '1.00', '1.00', '0.04', ...Array<string>(28).fill('3.00'));

function show(props: Partial<ChartCardProps> = {}) {
  return renderForMember(
    <ChartCard
      view="days"
      onView={vi.fn()}
      period={NOVEMBER}
      days={november}
      reportedUntil="2026-11-03"
      earned={null}
      before={october}
      {...props}
    />,
  );
}

const slider = page.getByRole('slider', { name: 'Day' });
const says = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible();
const row = (cells: ArrayLike<Element>) => Array.from(cells, (cell) => cell.textContent);
const table = () => {
  const rows = [...document.querySelectorAll('tr')].map((tr) => row(tr.children));
  return {
    caption: document.querySelector('caption')?.textContent,
    first: rows.slice(0, 5),
    last: rows.at(-1),
  };
};

it('says in words what it shows, and how it compares with as many days of last month', async () => {
  await show();
  await says('Through November 3: 100% more than in the same days last month (2.04 Edge).');
  await expect.element(page.getByRole('figure', { name: 'Edge by day' })).toBeVisible();
  await expect
    .element(slider)
    .toHaveAccessibleDescription(
      'Best day: Nov 1, 4.00 Edge. Days are in UTC. Use the arrow keys to move between days.',
    );
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'November 3, −0.02 Edge');
});

it('has the same as a table, with a total', async () => {
  await show();
  expect(table()).toEqual({
    caption: 'Edge by day',
    first: [
      ['Day', 'November 2026', 'October 2026'],
      ['1', '4.00', '1.00'],
      ['2', '0.10', '1.00'],
      ['3', '−0.02', '0.04'],
      ['4', '—No data', '3.00'],
    ],
    last: ['Total', '4.08', '86.04'],
  });
});

it('tells both months by the same day in the other view', async () => {
  await show({ view: 'total' });
  const figure = page.getByRole('figure', { name: 'Total Edge by day' });
  await expect.element(figure).toBeVisible();
  const read = () => slider.element().getAttribute('aria-valuetext');
  expect(read()).toBe('November 3, 4.08 Edge · October 3, 2.04 Edge');
  slider.element().focus();
  await expect
    .element(page.getByRole('tooltip'))
    .toHaveTextContent('November 3 · October 34.08 Edge2.04 Edge');
  await userEvent.keyboard('{End}');
  expect(read()).toBe('October 31, 86.04 Edge');
  expect(table()).toEqual({
    caption: 'Total Edge by day',
    first: [
      ['Day', 'November 2026', 'October 2026'],
      ['1', '4.00', '1.00'],
      ['2', '4.10', '2.00'],
      ['3', '4.08', '2.04'],
      ['4', '—No data', '5.04'],
    ],
    last: ['31', '—No data', '86.04'],
  });
});

it.each([
  [['2.00'], ['0.00'], 'Through November 1: 2.00 Edge more than in the same days last month (0.00 Edge).'],
  [['2.00'], ['-3.00'], 'Through November 1: 5.00 Edge more than in the same days last month (−3.00 Edge).'],
  [['1.00'], ['4.00'], 'Through November 1: 75% less than in the same days last month (4.00 Edge).'],
  [['-1.00'], ['4.00'], 'Through November 1: 5.00 Edge less than in the same days last month (4.00 Edge).'],
  [['4.00'], ['4.00'], 'Through November 1: the same as last month (4.00 Edge).'],
] as const)('%j after %j: %s', async (now, before, words) => {
  await show({ days: days('2026-11', ...now), before: days('2026-10', ...before) });
  await says(words);
});

it('scenario 45: days that the rooms have not reported are not zero: neither compared, nor drawn, nor in the table', async () => {
  const begun = days('2026-11', '4.00', '0.10', '-0.02', '0.00', '0.00');
  await show({ days: begun });
  await says('Through November 3: 100% more than in the same days last month (2.04 Edge).');
  await expect
    .element(slider)
    .toHaveAccessibleDescription(
      'Best day: Nov 1, 4.00 Edge. Days are in UTC. Use the arrow keys to move between days.',
    );
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'November 3, −0.02 Edge');
  await expect.element(slider).toHaveAttribute('max', '2');
  const rows = [...document.querySelectorAll('tr')].map((tr) => row(tr.children));
  expect(rows.slice(3, 7)).toEqual([
    ['3', '−0.02', '0.04'],
    ['4', '—Not reported yet', '3.00'],
    ['5', '—Not reported yet', '3.00'],
    ['6', '—No data', '3.00'],
  ]);
});

it('a month that no room has reported is compared with nothing', async () => {
  await show({ days: days('2026-11', '0.00'), reportedUntil: null, earned: '0.00' });
  await says('No reports from your rooms yet. Days are in UTC. Use the arrow keys to move between days.');
  await expect.element(page.getByText('last month')).not.toBeInTheDocument();
});

it.each([
  ['4.11', 'The days add up to 4.08 Edge because each one is rounded.'],
  ['4.12', 'This doesn’t add up: your days come to 4.08 Edge, your rooms to 4.12.'],
])('says what the days come to where the rooms say of the month: %s', async (earned, words) => {
  await show({ earned });
  await says(words);
});

it('compares with nothing when last month is not known, and says what the rooms have reported', async () => {
  await show({ before: null, days: days('2026-11', '4.00', '0.10', '-0.02', '0.00') });
  await says(
    'Best day: Nov 1, 4.00 Edge. Your rooms have reported through November 3. Days are in UTC. Use the arrow keys to move between days.',
  );
  expect(table().first[0]).toEqual(['Day', 'November 2026']);
});

it('goes from one view to the other', async () => {
  const onView = vi.fn();
  await show({ onView });
  await page.getByRole('button', { name: 'Total so far', pressed: false }).click();
  await page.getByRole('button', { name: 'Per day', pressed: true }).click();
  await page.getByRole('button', { name: 'Per month', pressed: false }).click();
  expect(onView.mock.calls).toEqual([['total'], ['days'], ['months']]);
});

it('is heard as the choice of view, the chart, its words and the same as a table', async () => {
  await renderForMember(
    <main>
      <ChartCard
        view="days"
        onView={vi.fn()}
        period={NOVEMBER}
        days={november}
        reportedUntil="2026-11-03"
        earned={null}
        before={null}
      />
    </main>,
  );
  await expect.element(slider).toBeVisible();
  expect(await heard(page.getByRole('main').element())).toEqual([
    'main',
    'group, View',
    'button, Per day, pressed',
    'button, Total so far, not pressed',
    'button, Per month, not pressed',
    'figure, Edge by day',
    'slider, Day, Best day: Nov 1, 4.00 Edge. Days are in UTC. Use the arrow keys to move between days., orientated horizontally, max value 2, min value 0, current value November 3, −0.02 Edge',
    'Best day: Nov 1, 4.00 Edge.',
    'Days are in UTC. Use the arrow keys to move between days.',
    'group',
    'Show as a table',
    'table, Edge by day',
    'caption, Edge by day',
    'rowgroup',
    'row, Day November 2026',
    'columnheader, Day',
    'columnheader, November 2026',
    'November 2026',
    'rowgroup',
    'row, 1 4.00',
    'rowheader, 1',
    '1',
    'cell, 4.00',
    '4.00',
    'row, 2 0.10',
    'rowheader, 2',
    '2',
    'cell, 0.10',
    '0.10',
    'row, 3 −0.02',
    'rowheader, 3',
    '3',
    'cell, −0.02',
    '−0.02',
    'rowgroup',
    'row, Total 4.08',
    'rowheader, Total',
    'cell, 4.08',
    '4.08',
  ]);
});
