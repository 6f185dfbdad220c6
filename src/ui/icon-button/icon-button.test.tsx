import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CloseIcon } from '#ui/icons/icons.ts';
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
