import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const onClose = vi.fn<() => void>();
const onConfirm = vi.fn<() => void>();
const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
const confirm = page.getByRole('button', { name: /^Delete account/ });
const cancel = page.getByRole('button', { name: 'Keep account' });

const example = (props: Partial<ConfirmDialogProps> = {}) => (
  <ConfirmDialog
    isOpen
    onClose={onClose}
    onConfirm={onConfirm}
    title="Delete your account?"
    confirmLabel="Delete account"
    pendingLabel="Deleting your account"
    cancelLabel="Keep account"
    closeLabel="Close"
    intent="critical"
    {...props}
  >
    You lose all your Edge.
  </ConfirmDialog>
);

beforeEach(() => {
  vi.clearAllMocks();
});

it('asks by its name, says what follows, and begins on Cancel where nothing can be undone', async () => {
  await render(example());
  await expect.element(dialog).toHaveAccessibleDescription('You lose all your Edge.');
  await expect.element(cancel).toHaveFocus();
});

it('begins on the dialog itself where no harm is done', async () => {
  await render(example({ intent: 'primary' }));
  await expect.element(dialog).toHaveFocus();
});

it('tells of a yes and of a no', async () => {
  await render(example());
  await confirm.click();
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  await cancel.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await userEvent.keyboard('{Escape}');
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 3]);
});

it('while pending cannot be closed, sends nothing more, and says what goes on', async () => {
  const { rerender } = await render(example());
  await confirm.click();
  await rerender(example({ isPending: true }));
  await expect.element(confirm).toHaveFocus();
  await expect.element(confirm).toHaveAccessibleName('Delete account Deleting your account');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
  await expect.element(cancel).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

it('says inside why it was not done, and can be asked again', async () => {
  const { rerender } = await render(example());
  await rerender(example({ failure: 'Your account was not deleted.' }));
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Your account was not deleted.');
  await confirm.click();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
