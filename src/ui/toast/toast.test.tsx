import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showToast, toastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const region = page.getByRole('region');
const saved = page.getByRole('alertdialog', { name: 'Saved' });

beforeEach(async () => {
  await render(
    <>
      <button type="button">Save</button>
      <ToastRegion label="Messages" closeLabel="Close" />
    </>,
  );
});
afterEach(() => {
  toastQueue.clear();
  vi.useRealTimers();
});

it('shows a message in a named region that was not there before, as an alert', async () => {
  await expect.element(region).not.toBeInTheDocument();
  showToast({ intent: 'positive', title: 'Saved', description: 'Your email has changed.' });
  await expect.element(page.getByRole('region', { name: 'Messages' })).toBeVisible();
  await expect.element(saved).toHaveAccessibleDescription('Your email has changed.');
  await expect.element(saved.getByRole('alert')).toHaveTextContent('SavedYour email has changed.');
});

it('is reached by F6 and closed by its cross, and focus goes back', async () => {
  await page.getByRole('button', { name: 'Save' }).click();
  showToast({ intent: 'critical', title: 'Saved' });
  await expect.element(saved).toBeVisible();
  await userEvent.keyboard('{F6}');
  await expect.element(region).toHaveFocus();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(saved).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
});

it('goes after 5 seconds, waits while it has focus, and never goes when critical', async () => {
  await page.getByRole('button', { name: 'Save' }).hover();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  showToast({ intent: 'info', title: 'Saved' });
  showToast({ intent: 'critical', title: 'Not saved' });
  await expect.element(saved).toBeVisible();
  await pass(4900);
  (saved.element() as HTMLElement).focus();
  await pass(60_000);
  await expect.element(saved).toBeVisible();
  (page.getByRole('button', { name: 'Save' }).element() as HTMLElement).focus();
  await pass(200);
  await expect.element(saved).not.toBeInTheDocument();
  await pass(60_000);
  await expect.element(page.getByRole('alertdialog', { name: 'Not saved' })).toBeVisible();
});
