import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Reminder } from './reminder.tsx';

it('is a named region with what to do about it, and goes when it is dismissed', async () => {
  const onDismiss = vi.fn<() => void>();
  await render(
    <Reminder
      label="Still to do"
      action={<a href="#do">Do it</a>}
      dismissLabel="Dismiss"
      onDismiss={onDismiss}
    >
      You left it undone.
    </Reminder>,
  );
  const region = page.getByRole('region', { name: 'Still to do' });
  await expect.element(region).toHaveTextContent('You left it undone.Do it');
  await expect.element(region.getByRole('link')).toHaveAttribute('href', '#do');
  await region.getByRole('button', { name: 'Dismiss' }).click();
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
