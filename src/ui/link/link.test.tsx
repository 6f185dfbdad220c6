import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ButtonLink } from './button-link.tsx';
import { Link, LinkIntentContext } from './link.tsx';
import { SponsoredLink } from './sponsored-link.tsx';

async function renderAt(link: ReactNode, intend = vi.fn<(href: string) => void>()) {
  const { hook, history } = memoryLocation({ path: '/', record: true });
  await render(
    <Router hook={hook}>
      <LinkIntentContext value={intend}>{link}</LinkIntentContext>
    </Router>,
  );
  return { history, intend };
}

/** Clicks as a browser would and says whether the browser would go on to follow the link itself. */
function isLeftToBrowser(init: MouseEventInit = {}): boolean {
  const anchor = page.getByRole('link').element();
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isLeft;
}

describe('a link to a page of the application', () => {
  it('is a real anchor and goes there through the router', async () => {
    const { history } = await renderAt(<Link href="/signup?back_url=%2Fapp">Join</Link>);
    expect(page.getByRole('link').element().getAttribute('href')).toBe('/signup?back_url=%2Fapp');
    await page.getByRole('link').click();
    expect(history).toEqual(['/', '/signup?back_url=%2Fapp']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    async (init) => {
      const { history } = await renderAt(<Link href="/signup">Join</Link>);
      expect(isLeftToBrowser(init)).toBe(true);
      expect(history).toEqual(['/']);
    },
  );

  it('tells of the intent on hover and on focus', async () => {
    const { intend } = await renderAt(<ButtonLink href="/signup">Join</ButtonLink>);
    await userEvent.tab();
    await page.getByRole('link').hover();
    expect(intend.mock.calls).toEqual([['/signup'], ['/signup']]);
  });

  it('marks the page one is on', async () => {
    await renderAt(
      <Link href="/" isCurrent>
        Home
      </Link>,
    );
    await expect.element(page.getByRole('link')).toHaveAttribute('aria-current', 'page');
  });
});

describe('any other link', () => {
  it.each(['https://example.com/', '//example.com/', 'mailto:help@example.com', '#main'])(
    'to %s is left to the browser and is no intent',
    async (href) => {
      const { history, intend } = await renderAt(<Link href={href}>Go</Link>);
      await userEvent.tab();
      expect(isLeftToBrowser()).toBe(true);
      expect([history, intend.mock.calls]).toEqual([['/'], []]);
    },
  );

  it('that opens a new tab says so in its name', async () => {
    await renderAt(
      <Link href="/terms-of-service" newTabLabel="opens in a new tab">
        Terms
      </Link>,
    );
    const link = page.getByRole('link', { name: 'Terms (opens in a new tab)' });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
    expect(isLeftToBrowser()).toBe(true);
  });

  it('stays in the language of the page', async () => {
    await render(
      <Router base="/de">
        <Link href="/faq">FAQ</Link>
        <Link href="/terms-of-service" newTabLabel="opens in a new tab">
          Terms
        </Link>
        <Link href="#contact">Contact</Link>
        <Link href="https://room.example/">Room</Link>
      </Router>,
    );
    const links = page.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/de/faq',
      '/de/terms-of-service',
      '#contact',
      'https://room.example/',
    ]);
  });
});

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
  'a %s with button %d and %o is left to the browser, and calls onFollow for a link that opens',
  async (type, button, keys, followCount) => {
    const { onFollow, anchor } = await renderLink();
    let isLeft = false;
    const stop = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener(type, stop, { once: true });
    anchor.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button, ...keys }));
    expect([isLeft, onFollow.mock.calls.length]).toEqual([true, followCount]);
  },
);
