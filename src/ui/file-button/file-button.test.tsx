import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FileButton } from './file-button.tsx';

function Example({ onStart = () => undefined }: { onStart?: () => void }) {
  const [isPending, setPending] = useState(false);
  return (
    <FileButton
      label="Download"
      pendingLabel="Gathering"
      cancelLabel="Cancel"
      isPending={isPending}
      progress={isPending ? { text: '1 of 4', value: 0.25 } : null}
      onPress={() => {
        onStart();
        setPending(true);
      }}
      onCancel={() => {
        setPending(false);
      }}
    />
  );
}

const button = () => page.getByRole('button', { name: 'Download' });
const progress = () => page.getByRole('progressbar', { name: 'Gathering' });

it('shows how far it is, and a press while it is at work does nothing', async () => {
  let started = 0;
  await render(<Example onStart={() => (started += 1)} />);
  await button().click();
  await expect.element(progress()).toHaveAttribute('aria-valuetext', '1 of 4');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(started).toBe(1);
});

it('leaves focus on the button when it is cancelled', async () => {
  await render(<Example />);
  await button().click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button()).toHaveFocus();
  expect(progress().elements()).toEqual([]);
});
