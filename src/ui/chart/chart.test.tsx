import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulateMedia } from '#tests/fixtures/emulate-media.ts';
import { ColumnChart, type ColumnChartProps } from './column-chart.tsx';
import { LineChart } from './line-chart.tsx';

const slider = page.getByRole('slider', { name: 'Day' });
const tooltip = page.getByRole('tooltip');
const heading = page.getByRole('heading');

function textOf(slots: number, amounts: readonly string[]): Omit<ColumnChartProps, 'amounts'> {
  const titles = Array.from({ length: slots }, (_, day) => `November ${day + 1}`);
  return {
    label: 'Edge per day',
    describedBy: 'words',
    stepLabel: 'Day',
    unit: 'Edge',
    formatTick: (amount) => amount,
    axis: titles.map((title) => title.replace('ember', '')),
    points: titles.slice(0, amounts.length).map((title, day) => {
      const value = `${amounts[day] ?? ''} Edge`;
      return { title, values: [value], spoken: `${title}, ${value}` };
    }),
  };
}

function show(slots: number, amounts: readonly string[]) {
  return render(
    <>
      <h1>Rewards</h1>
      <p id="words">Most on November 2.</p>
      <ColumnChart {...textOf(slots, amounts)} amounts={amounts} />
      <button>After</button>
    </>,
  );
}

const boxes = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
const columns = () => boxes('figure rect');
const spoken = () => slider.element().getAttribute('aria-valuetext');

/** The middle of a day, in the drawing. */
function place(day: number, slots: number) {
  const area = slider.element().getBoundingClientRect();
  return { x: area.left + ((day - 0.5) / slots) * area.width, y: area.bottom - 4 };
}
async function point(type: string, day: number, pointerType = 'mouse'): Promise<void> {
  const { x: clientX, y: clientY } = place(day, 30);
  const target = slider.element().parentElement;
  target?.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerType, bubbles: true }));
  await new Promise(requestAnimationFrame);
}

beforeEach(() => page.viewport(600, 600));
afterEach(() => emulateMedia({}));

it('is a figure with a name, and its slider has the words that say the same', async () => {
  await show(30, ['1.00', '3.00']);
  await expect.element(page.getByRole('figure', { name: 'Edge per day' })).toBeVisible();
  await expect.element(slider).toHaveAccessibleDescription('Most on November 2.');
});

it('is one stop of Tab, at the last day; the arrows, Home and End go to others and each is read', async () => {
  await show(30, ['1.00', '3.00', '-2.00']);
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  const read = [spoken()];
  for (const key of ['ArrowLeft', 'Home', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowRight']) {
    await userEvent.keyboard(`{${key}}`);
    read.push(spoken());
  }
  const [first, second, third] = ['November 1, 1.00 Edge', 'November 2, 3.00 Edge', 'November 3, -2.00 Edge'];
  expect(read).toEqual([third, second, first, first, second, third, third]);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('shows the value of the day that has focus; Escape hides it, the next day shows again, leaving hides', async () => {
  await show(30, ['1.00', '3.00']);
  await userEvent.tab();
  await expect.element(tooltip).toHaveTextContent('November 23.00 Edge');
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tooltip).toHaveTextContent('November 11.00 Edge');
  await userEvent.tab();
  await expect.element(tooltip).not.toBeInTheDocument();
});

it('shows the value under the mouse, also while it rests on the value, until it leaves or Escape', async () => {
  await show(30, ['1.00', '3.00']);
  await point('pointermove', 1);
  await expect.element(tooltip).toHaveTextContent('November 11.00 Edge');
  await tooltip.hover();
  await expect.element(tooltip).toHaveTextContent('November 11.00 Edge');
  await heading.hover();
  await expect.element(tooltip).not.toBeInTheDocument();
  await point('pointermove', 2);
  await expect.element(tooltip).toHaveTextContent('November 23.00 Edge');
  await userEvent.keyboard('{Escape}');
  await point('pointermove', 2);
  await expect.element(tooltip).not.toBeInTheDocument();
});

it('keeps the value that a finger has shown, until another place is touched', async () => {
  await show(30, ['1.00', '3.00']);
  await point('pointerdown', 1, 'touch');
  await point('pointerout', 1, 'touch');
  await expect.element(tooltip).toHaveTextContent('November 11.00 Edge');
  expect(spoken()).toBe('November 1, 1.00 Edge');
  await heading.click();
  slider.element().blur();
  await expect.element(tooltip).not.toBeInTheDocument();
});

it('on a day that is still to come shows the last one there is', async () => {
  await show(30, ['1.00', '3.00']);
  await point('pointermove', 29);
  await expect.element(tooltip).toHaveTextContent('November 23.00 Edge');
});

it('stands columns on zero, and hangs below it what was taken back', async () => {
  await show(30, ['5.00', '10.00', '0.00', '-5.00']);
  const zero = boxes('line[data-zero=true]')[0]?.top ?? 0;
  const [five, ten, taken] = columns();
  const unit = (zero - (ten?.top ?? 0)) / 10;
  expect((zero - (five?.top ?? 0)) / unit).toBeCloseTo(5, 1);
  expect(((taken?.bottom ?? 0) - zero) / unit).toBeCloseTo(5, 1);
  // What each column has beyond zero is cut off with the drawing of its side.
  const sides = [...document.querySelectorAll('figure svg svg')].map(
    (side) => getComputedStyle(side).overflow,
  );
  expect([columns().length, unit > 5, sides]).toEqual([3, true, ['hidden', 'hidden']]);
});

it.each([
  ['nothing but zero', 28, Array<string>(28).fill('0.00'), 0],
  ['one point', 31, ['2.00'], 1],
  ['nothing', 30, [], 0],
  ['a year', 365, Array<string>(365).fill('2.00'), 365],
] as const)('draws %s of %d days inside its figure', async (_, slots, amounts, drawn) => {
  await show(slots, amounts);
  const [figure] = boxes('figure');
  expect(columns()).toHaveLength(drawn);
  const outside = columns().filter(
    ({ left, right }) => left < (figure?.left ?? 0) || Math.floor(right) > (figure?.right ?? 0),
  );
  expect(outside).toEqual([]);
  expect(document.querySelectorAll('[type=range]')).toHaveLength(amounts.length === 0 ? 0 : 1);
});

it.each([320, 375, 1024])('has labels that never meet, and one height, at %d px', async (width) => {
  await page.viewport(width, 600);
  for (const slots of [1, 28, 29, 30, 31, 365]) {
    const { unmount } = await show(slots, Array<string>(slots).fill('1250.00'));
    const labels = boxes('figure > div:last-child > bdi').filter((box) => box.width > 0);
    const gaps = labels.slice(1).map((box, index) => box.left - (labels[index]?.right ?? 0));
    expect(gaps.filter((gap) => gap < 4)).toEqual([]);
    expect(boxes('figure').map(({ height }) => height)).toEqual([256]);
    expect(document.documentElement.scrollWidth).toBe(width);
    await unmount();
  }
});

it('tells the two lines apart by dash and by a name at the end of each', async () => {
  const line = (name: string, amounts: string[]) => ({ name, amounts });
  const amounts = ['1.00', '4.00'];
  await render(
    <LineChart
      {...textOf(30, amounts)}
      main={line('Nov', amounts)}
      compared={line('Oct', ['2.00', '4.00'])}
    />,
  );
  const dashes = [...document.querySelectorAll('figure path')].map(
    (path) => getComputedStyle(path).strokeDasharray,
  );
  expect(dashes).toEqual(['5px, 4px', 'none']);
  const names = [...document.querySelectorAll<HTMLElement>('figure svg + bdi, figure bdi + bdi')];
  expect(names.filter(({ ariaHidden }) => ariaHidden === 'true').map((name) => name.textContent)).toEqual([
    'Oct',
    'Nov',
  ]);
});

it('keeps its columns in forced colours, and moves nothing', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  await show(30, ['1.00', '-3.00']);
  const canvas = getComputedStyle(document.body).backgroundColor;
  const fills = [...document.querySelectorAll('figure rect')].map((rect) => getComputedStyle(rect).fill);
  expect(fills).toHaveLength(2);
  expect(fills).not.toContain(canvas);
  expect(document.getAnimations()).toEqual([]);
});
