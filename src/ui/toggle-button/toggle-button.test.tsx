import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PlusIcon } from '#ui/icons/plus-icon.ts';
import { ToggleButton } from './toggle-button.tsx';

it.each([true, false])('says whether it is pressed: %s', async (isPressed) => {
  const onPress = vi.fn();
  await render(
    <ToggleButton icon={<PlusIcon />} isPressed={isPressed} onPress={onPress}>
      Compare
    </ToggleButton>,
  );
  const button = page.getByRole('button', { name: 'Compare', pressed: isPressed });
  await button.click();
  expect(onPress).toHaveBeenCalledOnce();
});
