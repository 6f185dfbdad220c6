import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NativeButton } from '#ui/button/native-button.tsx';
import { BottomBar } from './bottom-bar.tsx';

it('never covers what has focus', async () => {
  const none = () => undefined;
  await render(
    <div>
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>
          <NativeButton onPress={none}>{`Deal ${String(index)}`}</NativeButton>
        </p>
      ))}
      <BottomBar label="Comparison">
        <NativeButton onPress={none}>Compare</NativeButton>
      </BottomBar>
    </div>,
  );
  const bar = page.getByRole('region', { name: 'Comparison' }).element();
  for (let stop = 0; stop < 60; stop += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    expect(focused?.textContent).toBe(`Deal ${String(stop)}`);
    expect(focused?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  }
});
