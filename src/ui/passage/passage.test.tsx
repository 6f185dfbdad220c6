import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Passage } from './passage.tsx';

it('is a region named by its heading, which a link brings focus to', async () => {
  await render(
    <Passage id="edge" title="What Edge is">
      A reward.
    </Passage>,
  );
  const region = page.getByRole('region', { name: 'What Edge is' });
  await expect.element(region).toHaveAttribute('id', 'edge');
  document.getElementById('edge')?.focus();
  await expect.element(region).toHaveFocus();
});
