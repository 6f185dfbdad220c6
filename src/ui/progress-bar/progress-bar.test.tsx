import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulateMedia } from '#tests/fixtures/emulate-media.ts';
import { GoalBar, ProgressBar } from './progress-bar.tsx';

afterEach(() => emulateMedia({}));

const bar = page.getByRole('progressbar');
const fill = () => document.querySelector('rect') ?? document.body;

function said(): Record<string, string | null> {
  const names = ['aria-valuemin', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'];
  return Object.fromEntries(names.map((name) => [name, bar.element().getAttribute(name)]));
}

it('says its name, how far it is and the same in words', async () => {
  await render(<ProgressBar label="Rooms checked" value={0.25} valueText="3 of 12" />);
  await expect.element(bar).toHaveAccessibleName('Rooms checked');
  expect(said()).toEqual({
    'aria-valuemin': '0',
    'aria-valuenow': '25',
    'aria-valuemax': '100',
    'aria-valuetext': '3 of 12',
  });
  await expect.element(page.getByText('3 of 12')).toBeVisible();
});

it('is filled as far as it is', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await render(<ProgressBar label="Rooms checked" value={0.25} valueText="3 of 12" />);
  const share = () =>
    fill().getBoundingClientRect().width / (fill().parentElement?.getBoundingClientRect().width ?? 0);
  expect(share()).toBeCloseTo(0.25);
});

it('has no value when nobody knows how far it is', async () => {
  await render(<ProgressBar label="Exporting" valueText="3 rows" />);
  expect(said()['aria-valuenow']).toBe(null);
});

it('stands still in the middle where motion is unwanted, and fills from the right in Arabic', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  const { rerender } = await render(<ProgressBar label="Exporting" valueText="3 rows" />);
  expect(fill().getAnimations()).toEqual([]);
  const gaps = () => {
    const [part, track] = [fill(), bar.element()].map((element) => element.getBoundingClientRect());
    return [part, track].every((box) => box !== undefined)
      ? [
          Math.round((part?.left ?? 0) - (track?.left ?? 0)),
          Math.round((track?.right ?? 0) - (part?.right ?? 0)),
        ]
      : [];
  };
  expect(gaps()[0]).toBe(gaps()[1]);
  await rerender(
    <div dir="rtl">
      <ProgressBar label="Rooms checked" value={0.25} valueText="3 of 12" />
    </div>,
  );
  expect(gaps()[1]).toBe(1);
});

it('of a goal says what it takes, and looks different when it is reached', async () => {
  const { rerender, container } = await render(
    <GoalBar label="Edge to Premium" value={0.72} valueText="86.50 of 120 Edge" />,
  );
  const icon = () => container.querySelector('svg:last-child:not(:has(rect))')?.innerHTML;
  const onTheWay = icon();
  expect(said()['aria-valuetext']).toBe('86.50 of 120 Edge');
  await rerender(<GoalBar label="Edge to Premium" value={1.2} valueText="144 of 120 Edge" />);
  expect([said()['aria-valuenow'], icon() === onTheWay]).toEqual(['100', false]);
});
