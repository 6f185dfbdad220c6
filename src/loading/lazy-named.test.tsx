import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { startLanguage } from '#i18n/language.ts';
import { logFailure } from '#lib/log.ts';
import { lazyNamed } from './lazy-named.tsx';

vi.mock('#lib/log.ts', { spy: true });
vi.mock(import('#lib/release.ts'), () => ({ release: 'index-1' }));

beforeAll(() => startLanguage('en'));

const isOnline = vi.fn<() => boolean>();
const ENTRY = '/assets/index-1.js';

beforeEach(() => {
  isOnline.mockReturnValue(true);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline);
});

/** Mocks the answer of the site to the request for its current version. */
function siteAnswers(answer: () => Promise<Response>) {
  return vi.spyOn(window, 'fetch').mockImplementation(answer);
}

function Part({ name }: { readonly name: string }) {
  return <p>The part of {name}</p>;
}

const load = vi.fn<() => Promise<typeof Part>>();
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function show(content: ReactNode) {
  return render(<I18nProvider i18n={i18n}>{content}</I18nProvider>);
}

it('code that does not load is explained, and a press of Try again loads it', async () => {
  isOnline.mockReturnValue(false);
  load.mockImplementation(gone);
  const Late = lazyNamed(load);
  await show(<Late name="Ann" />);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'We couldn’t load this.You’re offline. We’ll load this when you’re back online.Try again',
    );
  load.mockResolvedValue(Part);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('The part of Ann')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('the load is retried when the network is back', async () => {
  isOnline.mockReturnValue(false);
  load.mockImplementation(gone);
  const Late = lazyNamed(load);
  await show(<Late name="Ann" />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  load.mockResolvedValue(Part);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The part of Ann')).toBeVisible();
});

it('the message stays during a retry', async () => {
  isOnline.mockReturnValue(false);
  load.mockImplementation(gone);
  const Late = lazyNamed(load, { fallback: <p>On its way</p> });
  await show(<Late name="Ann" />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  const slow = Promise.withResolvers<typeof Part>();
  load.mockReturnValue(slow.promise);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Loading' })).toHaveFocus();
  await expect.element(page.getByText('On its way')).not.toBeInTheDocument();
  slow.resolve(Part);
  await expect.element(page.getByText('The part of Ann')).toBeVisible();
});

it.each([
  [
    'is down',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'We can’t reach the server. We’ll keep trying.',
  ],
  [
    'fails',
    () => Promise.resolve(new Response('', { status: 503 })),
    'We can’t reach the server. We’ll keep trying.',
  ],
] as const)('the message says when the server %s', async (_, answer, reason) => {
  siteAnswers(answer);
  load.mockImplementation(gone);
  const Late = lazyNamed(load);
  await show(<Late name="Ann" />);
  await expect.element(page.getByText(reason)).toBeVisible();
});

it('after a deployment the message offers to reload the page', async () => {
  siteAnswers(() => Promise.resolve(new Response('<script src="/assets/index-2.js">')));
  load.mockImplementation(gone);
  const Late = lazyNamed(load);
  await show(<Late name="Ann" />);
  await expect
    .element(page.getByText('There’s a new version of the site. Reload the page to get it.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload the Page' })).toBeVisible();
});

it('components that fail together send one request to find the cause, and log each failure', async () => {
  const asked = siteAnswers(() => Promise.resolve(new Response(`<script src="${ENTRY}">`)));
  vi.mocked(logFailure).mockImplementation(() => undefined);
  load.mockImplementation(gone);
  const Late = lazyNamed(load);
  const Other = lazyNamed(async () => load());
  await show(
    <>
      <Late name="Ann" />
      <Other name="Bob" />
    </>,
  );
  const reason = page.getByText('Something went wrong on our side. We’ll keep trying.');
  await expect.poll(() => reason.elements().length).toBe(2);
  expect(asked).toHaveBeenCalledTimes(1);
  const error = new TypeError('Failed to fetch dynamically imported module');
  expect(vi.mocked(logFailure).mock.calls).toEqual([
    ['A part of the site did not load', error],
    ['A part of the site did not load', error],
  ]);
});

it('preloaded code renders at once and is loaded once', async () => {
  load.mockReset().mockResolvedValue(Part);
  const Late = lazyNamed(load, { fallback: <p>On its way</p> });
  await Late.preload();
  const { container } = await show(
    <>
      <Late name="Ann" />
      <Late name="Bob" />
    </>,
  );
  expect(container.textContent).toBe('The part of AnnThe part of Bob');
  expect(load).toHaveBeenCalledTimes(1);
});

it('a replacement shows until the code loads', async () => {
  isOnline.mockReturnValue(false);
  load.mockImplementation(gone);
  const Late = lazyNamed(load, { replacement: <p>The simple part</p> });
  await show(<Late name="Ann" />);
  await expect.element(page.getByText('The simple part')).toBeVisible();
  load.mockResolvedValue(Part);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The part of Ann')).toBeVisible();
});

it('an error of the component itself is not shown as a load failure', async () => {
  load.mockResolvedValue(() => {
    throw new Error('A fault of ours');
  });
  const Late = lazyNamed(load);
  await expect(show(<Late name="Ann" />)).rejects.toThrow('A fault of ours');
});

it('the content for a crash replaces a component that throws', async () => {
  load.mockResolvedValue(() => {
    throw new Error('A fault of ours');
  });
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Late = lazyNamed(load, { crashed: <p>What can be said without it</p> });
  await show(<Late name="Ann" />);
  await expect.element(page.getByText('What can be said without it')).toBeVisible();
  expect(reported).toHaveBeenCalledTimes(1);
  reported.mockClear();
});

it('a dialog that does not load shows a simple dialog, restores focus, and loads after Try again', async () => {
  isOnline.mockReturnValue(false);
  const loadDialog = vi.fn<() => Promise<typeof OpenDialog>>(gone);
  const Late = lazyNamed(loadDialog, { dialog: (props) => props });
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setOpen(true);
          }}
        >
          Open
        </button>
        <Late
          isOpen={isOpen}
          onClose={() => {
            setOpen(false);
          }}
        />
      </>
    );
  }
  await show(<Opener />);
  const opener = page.getByRole('button', { name: 'Open' });
  const dialog = page.getByRole('dialog', { name: 'We couldn’t load this.' });
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => page.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
  await opener.click();
  loadDialog.mockResolvedValue(OpenDialog);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('The dialog itself')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

function OpenDialog({ isOpen }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return isOpen && <p>The dialog itself</p>;
}
