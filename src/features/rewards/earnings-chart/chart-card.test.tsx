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
const said = () => [...document.querySelectorAll('dt, dd')].map((part) => part.textContent);
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
  expect(said()).toEqual([
    'Earned in November 2026 so far',
    '4.08 Edge',
    '100% more by November 3 than by October 3, when it was 2.04 Edge',
  ]);
  await expect.element(page.getByRole('figure', { name: 'Edge per day in November 2026' })).toBeVisible();
  await expect
    .element(slider)
    .toHaveAccessibleDescription(
      'Most came in on November 1: 4.00 Edge. A day is one of UTC. The arrow keys go from day to day.',
    );
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'November 3, −0.02 Edge');
});

it('has the same as a table, whose total is that of the headline', async () => {
  await show();
  expect(table()).toEqual({
    caption: 'Edge earned on each day',
    first: [
      ['Day', 'November 2026', 'October 2026'],
      ['1', '4.00', '1.00'],
      ['2', '0.10', '1.00'],
      ['3', '−0.02', '0.04'],
      ['4', '—None', '3.00'],
    ],
    last: ['Total', '4.08', '86.04'],
  });
});

it('tells both months by the same day in the other view', async () => {
  await show({ view: 'total' });
  const figure = page.getByRole('figure', { name: 'Edge in total by each day of November 2026' });
  await expect.element(figure).toBeVisible();
  const read = () => slider.element().getAttribute('aria-valuetext');
  expect(read()).toBe('by November 3: 4.08 Edge, by October 3: 2.04 Edge');
  slider.element().focus();
  await expect
    .element(page.getByRole('tooltip'))
    .toHaveTextContent('November 3 · October 34.08 Edge2.04 Edge');
  await userEvent.keyboard('{End}');
  expect(read()).toBe('by October 31: 86.04 Edge');
  expect(table()).toEqual({
    caption: 'Edge in total by the end of each day',
    first: [
      ['Day', 'November 2026', 'October 2026'],
      ['1', '4.00', '1.00'],
      ['2', '4.10', '2.00'],
      ['3', '4.08', '2.04'],
      ['4', '—None', '5.04'],
    ],
    last: ['31', '—None', '86.04'],
  });
});

it.each([
  [['2.00'], ['0.00'], '2.00 Edge more by November 1 than by October 1, when it was 0.00 Edge'],
  [['2.00'], ['-3.00'], '5.00 Edge more by November 1 than by October 1, when it was −3.00 Edge'],
  [['1.00'], ['4.00'], '75% less by November 1 than by October 1, when it was 4.00 Edge'],
  [['-1.00'], ['4.00'], '5.00 Edge less by November 1 than by October 1, when it was 4.00 Edge'],
  [['4.00'], ['4.00'], 'As much by November 1 as by October 1: 4.00 Edge'],
] as const)('%j after %j: %s', async (now, before, words) => {
  await show({ days: days('2026-11', ...now), before: days('2026-10', ...before) });
  expect(said().at(-1)).toBe(words);
});

it('scenario 45: days that the rooms have not reported are not zero: neither compared, nor drawn, nor in the table', async () => {
  const begun = days('2026-11', '4.00', '0.10', '-0.02', '0.00', '0.00');
  await show({ days: begun });
  expect(said().slice(1)).toEqual([
    '4.08 Edge',
    '100% more by November 3 than by October 3, when it was 2.04 Edge',
  ]);
  await expect
    .element(slider)
    .toHaveAccessibleDescription(
      'Most came in on November 1: 4.00 Edge. The rooms have reported up to November 3; later days are not ' +
        'known yet. A day is one of UTC. The arrow keys go from day to day.',
    );
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'November 3, −0.02 Edge');
  await expect.element(slider).toHaveAttribute('max', '2');
  const rows = [...document.querySelectorAll('tr')].map((tr) => row(tr.children));
  expect(rows.slice(3, 7)).toEqual([
    ['3', '−0.02', '0.04'],
    ['4', '—Not reported yet', '3.00'],
    ['5', '—Not reported yet', '3.00'],
    ['6', '—None', '3.00'],
  ]);
});

it('a month that no room has reported is compared with nothing', async () => {
  await show({ days: days('2026-11', '0.00'), reportedUntil: null, earned: '0.00' });
  expect(said()).toEqual(['Earned in November 2026 so far', '0.00 Edge']);
  await expect
    .element(
      page.getByText(
        'The rooms have not reported this month yet. A day is one of UTC. The arrow keys go from day to day.',
      ),
    )
    .toBeVisible();
});

it.each([
  ['4.11', 'The days come to 4.08 Edge: each of them is rounded, the month only once for each room.'],
  ['4.12', 'This does not add up: the days come to 4.08 Edge, and your rooms to 4.12.'],
])(
  'is headed by what the rooms say of the month: %s, and says what the days come to',
  async (earned, words) => {
    await show({ earned });
    expect(said()[1]).toBe(`${earned} Edge`);
    await expect.element(page.getByText(words)).toBeVisible();
  },
);

it('compares with nothing when last month is not known', async () => {
  await show({ before: null });
  expect(said()).toEqual(['Earned in November 2026 so far', '4.08 Edge']);
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

it('is heard as the headline, the choice of view, the chart, its words and the same as a table', async () => {
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
    'term',
    'Earned in November 2026 so far',
    'definition',
    '4.08',
    'Edge',
    'group, View',
    'button, Per day, pressed',
    'button, Total so far, not pressed',
    'button, Per month, not pressed',
    'figure, Edge per day in November 2026',
    'slider, Day, Most came in on November 1: 4.00 Edge. A day is one of UTC. The arrow keys go from day to day., orientated horizontally, max value 2, min value 0, current value November 3, −0.02 Edge',
    'paragraph',
    'Most came in on November 1: 4.00 Edge.',
    'A day is one of UTC. The arrow keys go from day to day.',
    'group',
    'The same as a table',
    'table, Edge earned on each day',
    'caption, Edge earned on each day',
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
