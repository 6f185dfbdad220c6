import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

const button = page.getByRole('button');

it('acts on a click, on Enter and on Space', async () => {
  const onPress = vi.fn<() => void>();
  await render(<Button onPress={onPress}>Send again</Button>);
  await button.click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

it('when pending keeps focus, name and size, says what goes on, and does nothing', async () => {
  const onPress = vi.fn<() => void>();
  const { rerender } = await render(<Button onPress={onPress}>Send again</Button>);
  const width = () => button.element().getBoundingClientRect().width;
  await document.fonts.ready;
  const before = width();
  await button.click();
  await rerender(
    <Button onPress={onPress} isPending pendingLabel="Sending the mail">
      Send again
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  (button.element() as HTMLButtonElement).click();
  await expect.element(button).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending the mail');
  await expect.element(button).toHaveAccessibleName('Send again Sending the mail');
  expect([onPress.mock.calls.length, width()]).toEqual([1, before]);
});

it('is a target of at least 44 px, the small one of 24 px', async () => {
  const { rerender } = await render(<Button>A</Button>);
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await rerender(<Button size="small">A</Button>);
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

it('does not submit its form while it is pending', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => {
    event.preventDefault();
  });
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isPending={isPending}>
        Send
      </Button>
    </form>
  );
  const { rerender } = await render(form(true));
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  (button.element() as HTMLButtonElement).click();
  await rerender(form(false));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
