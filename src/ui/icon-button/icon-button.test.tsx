import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CloseIcon } from '#ui/icons/close-icon.ts';
import { IconButton } from './icon-button.tsx';

const button = page.getByRole('button', { name: 'Close' });

it('is named by its label and acts on a click, on Enter and on Space', async () => {
  const onPress = vi.fn<() => void>();
  await render(<IconButton label="Close" icon={<CloseIcon />} onPress={onPress} />);
  await button.click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

it('does nothing when disabled', async () => {
  const onPress = vi.fn<() => void>();
  await render(<IconButton label="Close" icon={<CloseIcon />} onPress={onPress} isDisabled />);
  await expect.element(button).toBeDisabled();
  (button.element() as HTMLButtonElement).click();
  expect(onPress).not.toHaveBeenCalled();
});

it('is a square of 44 px, the small one of 36 px', async () => {
  const measure = () => {
    const { width, height } = button.element().getBoundingClientRect();
    return [width, height];
  };
  const onPress = () => undefined;
  const { rerender } = await render(<IconButton label="Close" icon={<CloseIcon />} onPress={onPress} />);
  expect(measure()).toEqual([44, 44]);
  await rerender(<IconButton label="Close" icon={<CloseIcon />} onPress={onPress} size="small" />);
  expect(measure()).toEqual([36, 36]);
});
