import type { TokenFacts } from '#machines/token/token-life.ts';
import type { StoredNow } from '#machines/token/token.failures.ts';
import type { KeyValueStore } from '#lib/storage.ts';
import type { Bearer } from '#sdk/token-source.ts';
import { lifetimeMs } from './access-token.ts';

/** Specification, section 9. */
export const REFRESH_KEY = 'user_refresh';
/** Names one login, not a person: it stays through rotation, so another tab can tell a rotated token from another account's. */
export const LOGIN_KEY = 'user_login';

const LONGEST_TOKEN = 8_192;
/** What a program stores that had nothing to store. */
const NO_TOKENS = ['undefined', 'null', 'NaN', 'true', 'false'];

/** A token is what may stand after `Bearer` (RFC 6750). Anything else is not sent to the server. */
function canBeToken(text: string): boolean {
  return text.length <= LONGEST_TOKEN && /^[\w\-.~+/]+=*$/.test(text) && !NO_TOKENS.includes(text);
}

export interface Stored {
  readonly refresh: string;
  readonly login: string | null;
}

export interface TokenVault {
  readonly bearer: () => Bearer | null;
  /** Whether the login outlives the page: false from the moment that the browser does not keep a token. */
  readonly isKept: () => boolean;
  readonly login: () => number;
  /** The refresh token to send. */
  readonly claimStored: () => Stored | null;
  /** What the storage holds now, compared with what was claimed before. */
  readonly compare: (claimed: Stored) => StoredNow;
  /** Whether the stored token is of the login that this page knows. */
  readonly compareLogin: () => StoredNow;
  /** After logging in. */
  readonly keep: (pair: { access: string; refresh: string }, receivedAt: number) => TokenFacts;
  /** After a refresh with the claimed token. */
  readonly commit: (
    claimed: Stored,
    answer: { access: string; refresh?: string },
    receivedAt: number,
  ) => { readonly facts: TokenFacts; readonly isAnotherAccount: boolean };
  /**
   * After a call whose answer replaces the tokens of a login, which keeps its name.
   *
   * @param asked the login (`login`) that made the call
   * @returns null when that login is over by now, here or in another tab: nothing is kept
   */
  readonly renew: (
    asked: number,
    pair: { access: string; refresh: string },
    receivedAt: number,
  ) => TokenFacts | null;
  /** Empties the memory. */
  readonly forget: () => void;
  /** The server refused the token that was sent: empties the memory, and the storage if that token is still there. */
  readonly drop: () => string | null;
  /**
   * The player logs out: empties the memory, and the storage of this login, also when another tab has refreshed
   * it meanwhile. Returns the refresh token that was there.
   */
  readonly logOut: () => string | null;
}

/** The only place where tokens rest: the access token in this closure, the refresh token in the storage. */
export function createTokenVault(store: KeyValueStore, newId: () => string): TokenVault {
  let bearer: Bearer | null = null;
  let generation = 0;
  let login = 0;
  /** Undefined until the page has taken up a login; null for one without a name. */
  let loginName: string | null | undefined;
  let lastRefresh: string | null = null;
  let isKept = store.isPersistent();

  const readStored = (): Stored | null => {
    const refresh = store.read(REFRESH_KEY);
    if (refresh === null) return null;
    if (canBeToken(refresh)) return { refresh, login: store.read(LOGIN_KEY) };
    emptyStorage();
    return null;
  };

  const issue = (token: string, receivedAt: number): TokenFacts => {
    generation += 1;
    bearer = { token, generation, login };
    return { generation, receivedAt, lifetimeMs: lifetimeMs(token) };
  };

  const storeRefresh = (refresh: string) => {
    lastRefresh = refresh;
    isKept = store.write(REFRESH_KEY, refresh);
  };

  const forget = () => {
    if (loginName !== undefined) login += 1;
    bearer = null;
    loginName = undefined;
  };

  const compareLogin = (): StoredNow => {
    const stored = readStored();
    if (stored === null) return 'nothing';
    return loginName === undefined || stored.login === loginName ? 'same' : 'other';
  };

  const emptyStorage = () => {
    store.remove(REFRESH_KEY);
    store.remove(LOGIN_KEY);
  };

  return {
    bearer: () => bearer,
    isKept: () => isKept,
    login: () => login,
    claimStored: () => {
      const stored = readStored();
      if (stored === null) return null;
      lastRefresh = stored.refresh;
      if (loginName === undefined) loginName = stored.login;
      return stored;
    },
    compare: (claimed) => {
      const stored = readStored();
      if (stored === null) return 'nothing';
      return stored.refresh === claimed.refresh && stored.login === claimed.login ? 'same' : 'other';
    },
    compareLogin,
    keep: ({ access, refresh }, receivedAt) => {
      login += 1;
      loginName = newId();
      // Write the name first, so that another tab never sees the new token without its name.
      store.write(LOGIN_KEY, loginName);
      storeRefresh(refresh);
      return issue(access, receivedAt);
    },
    commit: (claimed, { access, refresh }, receivedAt) => {
      const isAnotherAccount = loginName !== undefined && loginName !== claimed.login;
      if (isAnotherAccount) login += 1;
      loginName = claimed.login;
      if (refresh !== undefined) storeRefresh(refresh);
      return { facts: issue(access, receivedAt), isAnotherAccount };
    },
    renew: (asked, { access, refresh }, receivedAt) => {
      if (asked !== login || compareLogin() !== 'same') return null;
      storeRefresh(refresh);
      return issue(access, receivedAt);
    },
    forget,
    drop: () => {
      forget();
      const dropped = lastRefresh;
      lastRefresh = null;
      if (dropped === null || readStored()?.refresh !== dropped) return null;
      emptyStorage();
      return dropped;
    },
    logOut: () => {
      const refresh = compareLogin() === 'same' ? (readStored()?.refresh ?? null) : null;
      forget();
      lastRefresh = null;
      if (refresh !== null) emptyStorage();
      return refresh;
    },
  };
}
