import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from './notice.tsx';

it('is there but empty while no condition of its text holds', async () => {
  const fails = (): boolean => false;
  await render(
    <Notice>
      {fails() && 'The link works for ten minutes.'}
      {fails() && 'The code works for ten minutes.'}
    </Notice>,
  );
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

it('shows its sign beside its text', async () => {
  await render(<Notice>The link works for ten minutes.</Notice>);
  const notice = page.getByRole('status');
  await expect.element(notice).toHaveTextContent('The link works for ten minutes.');
  expect(notice.element().querySelectorAll('svg').length).toBe(1);
});

it('takes no room while it has nothing to say', async () => {
  const { container } = await render(
    <Stack gap={6}>
      <p>Before</p>
      <Notice />
      <p>After</p>
    </Stack>,
  );
  const [before, after] = [...container.querySelectorAll('p')].map((text) => text.getBoundingClientRect());
  expect((after?.top ?? 0) - (before?.bottom ?? 0)).toBe(24);
});
