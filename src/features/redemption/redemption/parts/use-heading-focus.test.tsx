import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useHeadingFocus } from './use-heading-focus.ts';

function Page({ news }: { readonly news: string | null }) {
  const heading = useHeadingFocus(news);
  return (
    <>
      <header>
        <button type="button">Account</button>
      </header>
      <main>
        <button type="button">Redeem</button>
        <h2 ref={heading} tabIndex={-1}>
          {news ?? 'Choose a plan'}
        </h2>
      </main>
    </>
  );
}

const FRAMES = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it.each([
  ['Redeem', 'H2'],
  ['Account', 'BUTTON'],
])('when the outcome comes to a player who is at %s, focus is on %s', async (name, tag) => {
  const { rerender } = await render(<Page news={null} />);
  (page.getByRole('button', { name }).element() as HTMLElement).focus();
  await rerender(<Page news="Your redemption has arrived" />);
  await FRAMES();
  expect(document.activeElement?.tagName).toBe(tag);
});
