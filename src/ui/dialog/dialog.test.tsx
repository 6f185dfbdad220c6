import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Example(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <h1 tabIndex={-1}>Settings</h1>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        Open
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Delete your account?"
        closeLabel="Close"
        actions={
          <Button autoFocus onPress={close}>
            Keep account
          </Button>
        }
        {...props}
      >
        You lose all your Edge.
      </Dialog>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const keep = page.getByRole('button', { name: 'Keep account' });
const inDocument = () => document.querySelector('[role=dialog]');

it('has a name, focuses the given element and keeps Tab inside', async () => {
  await render(<Example />);
  await opener.click();
  await expect.element(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await expect.element(keep).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(keep).toHaveFocus();
});

it('is drawn after the frame that shows that the press was heard', async () => {
  await render(<Example />);
  const inNextFrame = new Promise((resolve) => {
    opener.element().addEventListener('click', () => {
      requestAnimationFrame(() => {
        resolve(inDocument());
      });
    });
  });
  await opener.click();
  expect(await inNextFrame).toBe(null);
  await expect.element(keep).toHaveFocus();
});

it('when closed is inert and gives focus back at once, and is gone 1000 ms later', async () => {
  await render(<Example />);
  await opener.click();
  await expect.element(keep).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const closed = performance.now();
  expect(inDocument()?.closest('[inert]')).not.toBe(null);
  await expect.element(opener).toHaveFocus();
  expect(inDocument()).not.toBe(null);
  await vi.waitFor(
    () => {
      expect(inDocument()).toBe(null);
    },
    { timeout: 3000, interval: 10 },
  );
  expect(Math.round((performance.now() - closed) / 500) * 500).toBe(1000);
  await expect.element(opener).toHaveFocus();
});

it('closes by its cross and by a click outside', async () => {
  await render(<Example />);
  await opener.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(opener).toHaveFocus();
  await vi.waitFor(
    () => {
      expect(inDocument()).toBe(null);
    },
    { timeout: 3000 },
  );
  await opener.click();
  await expect.element(keep).toHaveFocus();
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
  await expect.element(opener).toHaveFocus();
});

it('does not close while work is under way', async () => {
  const onClose = vi.fn<() => void>();
  await render(<Example isOpen isPending onClose={onClose} />);
  await expect.element(keep).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
  expect(onClose).not.toHaveBeenCalled();
});
