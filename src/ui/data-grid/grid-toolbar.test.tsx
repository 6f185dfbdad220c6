import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LocaleContext } from '#ui/aria-locale/locale-context.ts';
import { SampleGrid } from './grid-sample.tsx';

const grid = page.getByRole('grid', { name: 'earnings', includeHidden: true });
const dialog = page.getByRole('dialog', { name: 'settings' });
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const headers = () =>
  grid
    .getByRole('columnheader', { includeHidden: true })
    .elements()
    .map((one) => one.getAttribute('data-column'));
const width = (column: string) =>
  Math.round(grid.element().querySelector(`[data-column=${column}]`)?.getBoundingClientRect().width ?? 0);

beforeEach(async () => {
  await page.viewport(1024, 800);
});

async function open(view = {}) {
  await render(<SampleGrid start={view} />);
  await page.getByRole('button', { name: 'settings' }).click();
}

it('hides columns, but never the one that names the rows, and shows all again in one press', async () => {
  await open();
  await expect.element(dialog.getByRole('checkbox', { name: 'room' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'player' }).click();
  await dialog.getByRole('checkbox', { name: 'rake' }).click();
  await expect.poll(headers).toEqual(['room']);
  await press('all');
  await expect.poll(headers).toEqual(['room', 'player', 'rake']);
});

it('shows the column that names the rows although a kept view hides it', async () => {
  await open({ hiddenColumns: ['room', 'player'] });
  await expect.poll(headers).toEqual(['room', 'rake']);
});

it('makes a column narrower, wider, as wide as its words, and as it was', async () => {
  await open();
  const before = width('player');
  await press('wider-player');
  await expect.poll(() => width('player')).toBe(before + 24);
  await press('narrower-player');
  await expect.poll(() => width('player')).toBe(before);
  await press('fit-player');
  await expect.poll(() => width('player')).toBeLessThan(before);
  const cells = [...grid.element().querySelectorAll('td[data-column=player] > span')];
  expect(cells.map((cell) => cell.scrollWidth > cell.clientWidth)).toEqual(cells.map(() => false));
  await press('reset');
  await expect.poll(() => width('player')).toBe(before);
});

it('stops at the least width', async () => {
  await open({ columnWidths: { room: 130 } });
  await press('narrower-room');
  await expect.poll(() => width('room')).toBe(120);
});

it('sets the density', async () => {
  await open();
  await dialog.getByRole('radio', { name: 'compact' }).click();
  await expect
    .poll(() => grid.getByRole('row', { includeHidden: true }).elements()[1]?.getBoundingClientRect().height)
    .toBe(30);
});

it('is left by Escape, back to its button', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'settings' })).toHaveFocus();
});

it.each([
  ['ltr', 'en-US'],
  ['rtl', 'ar-AE'],
])('makes a column narrower by dragging its edge inward (%s)', async (dir, locale) => {
  await render(
    <LocaleContext value={locale}>
      <div dir={dir}>
        <SampleGrid />
      </div>
    </LocaleContext>,
  );
  const before = width('room');
  const header = grid.element().querySelector<HTMLElement>('[data-column=room]');
  const edge = header?.querySelector<HTMLElement>('[data-resizable-direction]');
  if (header === null || edge === null || edge === undefined) throw new Error('no header with an edge');
  await userEvent.dragAndDrop(page.elementLocator(edge), page.elementLocator(header));
  await expect.poll(() => width('room')).toBeLessThan(before - 50);
});

it('leaves density and widths to tables: a phone gets the columns only', async () => {
  await page.viewport(375, 700);
  await open();
  await expect.element(dialog.getByRole('checkbox', { name: 'player' })).toBeVisible();
  expect(dialog.getByRole('radio').elements()).toEqual([]);
  await expect.element(dialog.getByRole('button', { name: 'wider-player' })).not.toBeInTheDocument();
});
