import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

const onLoadMore = vi.fn<() => void>();
const button = page.getByRole('button');
const example = (props: Partial<LoadMoreProps> = {}) => (
  <LoadMore
    status="Showing 50 of 120"
    label="Show more"
    pendingLabel="Loading more"
    onLoadMore={onLoadMore}
    {...props}
  />
);

beforeEach(() => {
  vi.clearAllMocks();
});

it('asks for more and says politely how much is shown', async () => {
  const { rerender } = await render(example());
  await expect.element(page.getByRole('status')).toHaveTextContent('Showing 50 of 120');
  await button.click();
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  await rerender(example({ status: 'Showing 100 of 120' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Showing 100 of 120');
  await expect.element(button).toHaveFocus();
});

it('while pending keeps focus, says so and asks for nothing', async () => {
  await render(example({ isPending: true }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleName('Show more Loading more');
  expect(onLoadMore).not.toHaveBeenCalled();
});

it('tells of a failure and tries again with the same button', async () => {
  const { rerender } = await render(example());
  await button.click();
  await rerender(example({ failure: { text: 'No more came.', retryLabel: 'Try again' } }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('No more came.');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onLoadMore).toHaveBeenCalledTimes(2);
});

it('at the end has no button, and focus is on the words that say so', async () => {
  const { rerender } = await render(example());
  await button.click();
  await rerender(example({ status: 'Showing 120 of 120', endText: 'That is all.' }));
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByText('That is all.')).toHaveFocus();
});

it('that begins at the end leaves focus alone', async () => {
  await render(example({ endText: 'That is all.' }));
  expect(document.activeElement).toBe(document.body);
});
