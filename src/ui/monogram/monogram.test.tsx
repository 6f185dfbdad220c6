import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Monogram } from './monogram.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

it.each([
  ['River Room', 'RR'],
  ['ächtung', 'Ä'],
  ['the  one with many words', 'TO'],
  ['', ''],
])('of %j stands as %j where there is no image', async (name, initials) => {
  const { container } = await render(<Monogram name={name} imageUrl={null} />);
  expect(container.textContent).toBe(initials);
});

it('shows the image, and the initials when it does not load', async () => {
  const { container, rerender } = await render(<Monogram name="River Room" imageUrl={PIXEL} />);
  expect(container.querySelector('img')?.src).toBe(PIXEL);
  await rerender(<Monogram name="River Room" imageUrl="data:image/gif;base64,broken" />);
  await expect.poll(() => container.textContent).toBe('RR');
});
