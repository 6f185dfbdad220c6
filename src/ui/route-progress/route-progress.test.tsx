import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulateMedia } from '#tests/fixtures/emulate-media.ts';
import { RouteProgress } from './route-progress.tsx';

afterEach(() => emulateMedia({}));

const bar = page.getByRole('progressbar', { name: 'Loading the page' });
const track = () => document.querySelector('[role=progressbar]') ?? document.body;

it.each(['no-preference', 'reduce'])('shows after 200 ms, with %s of motion', async (motion) => {
  await emulateMedia({ 'prefers-reduced-motion': motion });
  await render(<RouteProgress isActive label="Loading the page" />);
  const [appearing] = track().getAnimations();
  expect([getComputedStyle(track()).visibility, appearing?.effect?.getTiming().delay]).toEqual([
    'hidden',
    200,
  ]);
  await expect.element(bar).toBeVisible();
  expect(bar.element().getAttribute('aria-valuenow')).toBe(null);
});

it('goes at once, and never moves the page', async () => {
  const example = (isActive: boolean) => (
    <>
      <RouteProgress isActive={isActive} label="Loading the page" />
      <h1>Deals</h1>
    </>
  );
  const { rerender } = await render(example(true));
  await expect.element(bar).toBeVisible();
  const top = () => page.getByRole('heading').element().getBoundingClientRect().top;
  const whileLoading = top();
  await rerender(example(false));
  expect([track(), top()]).toEqual([document.body, whileLoading]);
});

it('stands still along the whole window where motion is unwanted', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await render(<RouteProgress isActive label="Loading the page" />);
  const line = track().firstElementChild;
  expect([line?.getAnimations(), line?.clientWidth]).toEqual([[], document.documentElement.clientWidth]);
});

it('keeps a colour of the reader in forced colours', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  await render(<RouteProgress isActive label="Loading the page" />);
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  const line = track().firstElementChild ?? document.documentElement;
  expect(getComputedStyle(line).backgroundColor).not.toBe(canvas);
});
