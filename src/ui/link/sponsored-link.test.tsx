import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SponsoredLink } from './sponsored-link.tsx';

async function renderLink() {
  const onFollow = vi.fn<() => void>();
  await render(
    <SponsoredLink
      href="https://room.example/join?ref=a"
      newTabLabel="opens in a new tab"
      onFollow={onFollow}
    >
      Open the room
    </SponsoredLink>,
  );
  return {
    onFollow,
    anchor: page.getByRole('link', { name: 'Open the room (opens in a new tab)' }).element(),
  };
}

it('says what it is to browsers and search engines, and that this site is where the visitor comes from', async () => {
  const { anchor } = await renderLink();
  const names = ['href', 'target', 'rel', 'referrerpolicy'];
  expect(names.map((name) => anchor.getAttribute(name))).toEqual([
    'https://room.example/join?ref=a',
    '_blank',
    'sponsored noopener',
    'strict-origin',
  ]);
});

it.each([
  ['click', 0, {}, 1],
  ['click', 0, { ctrlKey: true }, 1],
  ['auxclick', 1, {}, 1],
  ['auxclick', 2, {}, 0],
] as const)(
  'a %s with button %d and %o is left to the browser, and told',
  async (type, button, keys, told) => {
    const { onFollow, anchor } = await renderLink();
    let isLeft = false;
    const stop = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener(type, stop, { once: true });
    anchor.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button, ...keys }));
    expect([isLeft, onFollow.mock.calls.length]).toEqual([true, told]);
  },
);
