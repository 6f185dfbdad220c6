import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { SampleGrid } from './grid-sample.tsx';

const grid = page.getByRole('grid', { name: 'earnings' });
const left = (name: string) =>
  grid.getByRole('columnheader', { name, exact: true }).element().getBoundingClientRect().left;

beforeEach(async () => {
  await page.viewport(1024, 800);
});

function ArabicGrid() {
  return (
    <I18nProvider locale="ar-AE">
      <div dir="rtl">
        <SampleGrid />
      </div>
    </I18nProvider>
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
