import { afterEach, expect, it, vi } from 'vitest';

import { findBase, followChoice } from './language-base.ts';

const bases = { en: '', de: '/de', 'pt-BR': '/pt-br', pseudo: '/pseudo' };
const ORIGIN = 'https://rakeback.test';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['/faq?q=1#net-rake', 'de', '/de/faq?q=1#net-rake'],
  ['/', 'de', '/de/'],
  ['/de', 'en', '/'],
  [
    '/de/login/verify-email/code?uidb64=MQ&token=abc',
    'pt-BR',
    '/pt-br/login/verify-email/code?uidb64=MQ&token=abc',
  ],
  ['/nothing', 'de', '/de/nothing'],
  ['/pseudo/faq', 'de', '/de/faq'],
  // Still on our origin.
  ['/de//evil.com', 'en', '//evil.com'],
])('%s leads a visitor who chose %s to %s', (address, choice, target) => {
  expect(visit(address, choice)).toBe(ORIGIN + target);
});

it.each([
  ['/faq', null],
  ['/faq', ''],
  ['/faq', 'en'],
  ['/de/faq', 'de'],
  ['/DE/', 'de'],
  ['/de/faq', 'deutsch'],
  ['/de/faq', 'toString'],
  ['/faq', '{"language":"de"}'],
  ['/faq', 'pseudo'],
])('%s stays for a visitor with %j in the storage', (address, choice) => {
  expect(visit(address, choice)).toBeNull();
});

it('an entry of the history with a state stays', () => {
  expect(visit('/login/verify-email/code', 'de', { linkSecrets: {} })).toBeNull();
});

/** The address that the visit is led to, or null. */
function visit(address: string, choice: string | null, state: unknown = null): string | null {
  const replace = vi.fn<(url: URL) => void>();
  const stop = vi.fn<() => void>();
  vi.stubGlobal('window', { location: { href: ORIGIN + address, replace }, history: { state }, stop });
  followChoice(choice, { finished: ['en', 'de', 'pt-BR'], bases, findBase });
  expect(stop.mock.calls.length).toBe(replace.mock.calls.length);
  return replace.mock.lastCall?.[0].href ?? null;
}
