import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { announce, useAnnouncement } from './announce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const spoken = () =>
  [...document.querySelectorAll('[data-live-announcer][role=status] > *')].map((one) => one.textContent);

it('says a text once its region is there, and takes it back after five seconds', () => {
  announce('Sending');
  expect(spoken()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(spoken()).toEqual(['Sending']);
  vi.advanceTimersByTime(5000);
  expect(spoken()).toEqual([]);
});

it('says two texts at a time, and takes back one of them', () => {
  const takeBack = announce('Sending');
  announce('Sorted by rake');
  vi.advanceTimersByTime(100);
  takeBack();
  expect(spoken()).toEqual(['Sorted by rake']);
});

it('does not say what was over before it could be said', () => {
  announce('Sending')();
  vi.advanceTimersByTime(100);
  expect(spoken()).toEqual([]);
});

function Sorted({ text }: { readonly text: string }) {
  useAnnouncement(text);
  return null;
}

it('a component says its text when it changes, and not the first one', async () => {
  const { rerender } = await render(<Sorted text="Sorted by rake" />);
  vi.advanceTimersByTime(100);
  expect(spoken()).toEqual([]);
  await rerender(<Sorted text="Sorted by Edge" />);
  vi.advanceTimersByTime(100);
  expect(spoken()).toEqual(['Sorted by Edge']);
});
