import { expect, it } from 'vitest';

import { createStore } from '#lib/storage.ts';
import { createTokenVault, LOGIN_KEY, REFRESH_KEY } from './token-vault.ts';

/** A vault whose storage another tab can write to. */
function open(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
  return {
    values,
    vault: createTokenVault(
      createStore(() => storage),
      () => 'our-login',
    ),
  };
}

const STORED = { [REFRESH_KEY]: 'r1', [LOGIN_KEY]: 'our-login' };

it('keeps the refresh token in the storage and the access token nowhere else than in memory', () => {
  const { vault, values } = open();
  expect(vault.keep({ access: 'a1', refresh: 'r1' }, 5)).toEqual({
    generation: 1,
    receivedAt: 5,
    lifetimeMs: null,
  });
  expect(Object.fromEntries(values)).toEqual(STORED);
  expect(vault.bearer()).toEqual({ token: 'a1', generation: 1, login: 1 });
});

it('tells whether the storage still holds the token that was sent', () => {
  const { vault, values } = open(STORED);
  const claimed = { refresh: 'r1', login: 'our-login' };
  expect(vault.claimStored()).toEqual(claimed);
  expect(vault.compare(claimed)).toBe('same');
  values.set(REFRESH_KEY, 'r2');
  expect([vault.compare(claimed), vault.compareLogin()]).toEqual(['other', 'same']);
  values.set(LOGIN_KEY, 'another-login');
  expect([vault.compare(claimed), vault.compareLogin()]).toEqual(['other', 'other']);
  values.clear();
  expect([vault.compare(claimed), vault.compareLogin()]).toEqual(['nothing', 'nothing']);
});

it('drops from the storage only what is its own', () => {
  const ours = open(STORED);
  ours.vault.claimStored();
  expect([ours.vault.drop(), [...ours.values]]).toEqual(['r1', []]);

  const theirs = open(STORED);
  theirs.vault.claimStored();
  theirs.values.set(REFRESH_KEY, 'r2');
  expect([theirs.vault.drop(), theirs.values.get(REFRESH_KEY)]).toEqual([null, 'r2']);
});

it('a logout empties the storage of this login, also after another tab has refreshed it', () => {
  const ours = open(STORED);
  ours.vault.claimStored();
  ours.values.set(REFRESH_KEY, 'r2');
  expect([ours.vault.logOut(), [...ours.values]]).toEqual(['r2', []]);

  const theirs = open(STORED);
  theirs.vault.claimStored();
  theirs.values.set(REFRESH_KEY, 'r2').set(LOGIN_KEY, 'another-login');
  expect([theirs.vault.logOut(), theirs.values.get(REFRESH_KEY)]).toEqual([null, 'r2']);
});

it('knows a refreshed token of another login, and numbers its requests apart', () => {
  const { vault, values } = open();
  vault.keep({ access: 'a1', refresh: 'r1' }, 0);
  values.set(REFRESH_KEY, 'r9').set(LOGIN_KEY, 'another-login');
  const claimed = vault.claimStored();
  if (claimed === null) throw new Error('something is stored');

  expect(vault.commit(claimed, { access: 'a9' }, 7)).toEqual({
    facts: { generation: 2, receivedAt: 7, lifetimeMs: null },
    isAnotherAccount: true,
  });
  expect(vault.bearer()).toEqual({ token: 'a9', generation: 2, login: 2 });
});

it('takes over a new pair of the same login under the name that it has', () => {
  const { vault, values } = open(STORED);
  vault.claimStored();
  expect(vault.renew(vault.login(), { access: 'a2', refresh: 'r2' }, 7)).toEqual({
    generation: 1,
    receivedAt: 7,
    lifetimeMs: null,
  });
  expect(Object.fromEntries(values)).toEqual({ ...STORED, [REFRESH_KEY]: 'r2' });
  expect(vault.bearer()).toEqual({ token: 'a2', generation: 1, login: 0 });
});

it.each([
  ['logged out here', ({ vault }: ReturnType<typeof open>) => void vault.logOut()],
  ['logged out in another tab', ({ values }: ReturnType<typeof open>) => values.clear()],
  [
    'logged in as somebody else in another tab',
    ({ values }: ReturnType<typeof open>) => void values.set(LOGIN_KEY, 'theirs'),
  ],
])('keeps nothing of a pair that comes after the player has %s', (_, end) => {
  const browser = open(STORED);
  browser.vault.claimStored();
  const asked = browser.vault.login();
  end(browser);
  const left = Object.fromEntries(browser.values);

  expect(browser.vault.renew(asked, { access: 'a2', refresh: 'r2' }, 7)).toBe(null);
  expect([Object.fromEntries(browser.values), browser.vault.bearer()]).toEqual([left, null]);
});
