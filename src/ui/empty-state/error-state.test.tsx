import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorState } from './empty-state.tsx';

function example(isPending: boolean, onPress: () => void) {
  const retry = { label: 'Try again', pendingLabel: 'Trying again', isPending, onPress };
  return (
    <ErrorState title="Your earnings did not load." level={2} retry={retry}>
      Your Edge is safe.
    </ErrorState>
  );
}

it('says what failed under a heading, and is an alert only when asked', async () => {
  const { rerender } = await render(<ErrorState title="Your earnings did not load." level={2} />);
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Your earnings did not load.' }))
    .toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await rerender(<ErrorState title="Your earnings did not load." level={2} isAnnounced />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your earnings did not load.');
});

it('tries again once: while it tries the button says so, keeps focus and does nothing', async () => {
  const onPress = vi.fn<() => void>();
  const { rerender } = await render(example(false, onPress));
  await page.getByRole('button', { name: 'Try again' }).click();
  await rerender(example(true, onPress));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Trying again' })).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('Trying again');
  expect(onPress).toHaveBeenCalledTimes(1);
});
