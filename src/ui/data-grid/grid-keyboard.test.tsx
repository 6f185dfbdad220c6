import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LocaleContext } from '#ui/aria-locale/locale-context.ts';
import { SampleGrid, sampleRows } from './grid-sample.tsx';

const grid = page.getByRole('grid', { name: 'earnings' });
const after = page.getByRole('button', { name: 'after' });
const settings = page.getByRole('button', { name: 'settings' });
const focused = () => document.activeElement as HTMLElement;

beforeEach(async () => {
  await page.viewport(1024, 800);
});

/** Where the focus is: the text of a row's first cell or of the cell itself. */
const place = () => {
  const element = focused();
  return element.role === 'row' ? `row ${element.firstElementChild?.textContent ?? ''}` : element.textContent;
};
const press = async (keys: string) => {
  await userEvent.keyboard(keys);
  return place();
};

it('is one stop of the Tab key, in both directions', async () => {
  await render(<SampleGrid />);
  settings.element().focus();
  await userEvent.tab();
  expect(place()).toBe('row room-1');
  await userEvent.tab();
  await expect.element(after).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(grid.element().contains(focused())).toBe(true);
  await userEvent.tab({ shift: true });
  await expect.element(settings).toHaveFocus();
});

it('arrow keys, Home and End, also with Control, move focus between cells', async () => {
  await render(<SampleGrid />);
  settings.element().focus();
  await userEvent.tab();
  expect([
    await press('{ArrowRight}'),
    await press('{ArrowRight}'),
    await press('{ArrowDown}'),
    await press('{End}'),
    await press('{Home}'),
    await press('{Control>}{End}{/Control}'),
    await press('{Control>}{Home}{/Control}'),
    await press('{PageDown}'),
    await press('{PageUp}'),
  ]).toEqual([
    'room-1',
    'player-of-room-1',
    'player-of-room-2',
    '2.00',
    'room-2',
    '6.00',
    'room-1',
    'room-6',
    'room',
  ]);
});

it('sorts by Enter on a header, and focus stays where it is', async () => {
  await render(<SampleGrid />);
  settings.element().focus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}');
  const header = grid.getByRole('columnheader', { name: 'rake usd' });
  await expect.element(header).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(header).toHaveFocus();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  expect(await press('{ArrowDown}')).toBe('6.00');
});

it('keeps the focused cell through a refetch', async () => {
  const { rerender } = await render(<SampleGrid />);
  settings.element().focus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  await rerender(<SampleGrid isRefreshing />);
  await rerender(<SampleGrid rows={sampleRows(6).toReversed()} />);
  expect(place()).toBe('player-of-room-2');
});

it('reaches the explanation and the resizer of a header by the arrows, and resizes by the keyboard', async () => {
  await render(<SampleGrid />);
  settings.element().focus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'about-rake' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  const resizer = page.getByRole('slider', { name: /rake/ });
  await expect.element(resizer).toHaveFocus();
  const header = grid.getByRole('columnheader', { name: 'rake usd' });
  const before = header.element().getBoundingClientRect().width;
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
  await expect.poll(() => header.element().getBoundingClientRect().width).toBe(Math.floor(before) + 20);
});

const left = (name: string) =>
  grid.getByRole('columnheader', { name, exact: true }).element().getBoundingClientRect().left;

function ArabicGrid() {
  return (
    <LocaleContext value="ar-AE">
      <div dir="rtl">
        <SampleGrid />
      </div>
    </LocaleContext>
  );
}

it('reads its columns from right to left, with numbers at their end', async () => {
  await render(<ArabicGrid />);
  expect(left('room')).toBeGreaterThan(left('player'));
  expect(left('player')).toBeGreaterThan(left('rake usd'));
  const number = grid.getByRole('gridcell', { name: '1.00' }).element();
  expect([getComputedStyle(number).textAlign, getComputedStyle(number).direction]).toEqual(['end', 'rtl']);
});

it('goes on to the left by the left arrow', async () => {
  await render(<ArabicGrid />);
  page.getByRole('button', { name: 'settings' }).element().focus();
  await userEvent.tab();
  const places: (string | null | undefined)[] = [];
  for (const key of ['{ArrowLeft}', '{ArrowLeft}', '{ArrowRight}']) {
    await userEvent.keyboard(key);
    places.push(document.activeElement?.textContent);
  }
  expect(places).toEqual(['room-1', 'player-of-room-1', 'room-1']);
});
