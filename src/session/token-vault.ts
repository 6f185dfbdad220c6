import type { TokenFacts } from '#machines/token/token-life.ts';
import type { StoredNow } from '#machines/token/token.failures.ts';
import type { KeyValueStore } from '#lib/storage.ts';
import type { Bearer } from '#sdk/token-source.ts';
import { lifetimeMs } from './access-token.ts';

/** Specification, section 9. */
export const REFRESH_KEY = 'user_refresh';
/** A random name for one login. It survives token rotation, so that another tab can tell a rotated token from another login. */
export const LOGIN_KEY = 'user_login';

const LONGEST_TOKEN = 8_192;
/** Values that a faulty program stores instead of a token. */
const NO_TOKENS = ['undefined', 'null', 'NaN', 'true', 'false'];

/** Whether a text has the syntax of a bearer token (RFC 6750). Anything else is not sent to the server. */
function canBeToken(text: string): boolean {
  return text.length <= LONGEST_TOKEN && /^[\w\-.~+/]+=*$/.test(text) && !NO_TOKENS.includes(text);
}

export interface Stored {
  readonly refresh: string;
  readonly login: string | null;
}

export interface TokenVault {
  readonly bearer: () => Bearer | null;
  /** Whether the login outlives the page: false once the browser fails to store a token. */
  readonly isKept: () => boolean;
  readonly login: () => number;
  /** The refresh token to send. */
  readonly claimStored: () => Stored | null;
  /** Compares the storage with a token that was claimed before. */
  readonly compare: (claimed: Stored) => StoredNow;
  /** Compares the login of the stored token with that of this page. */
  readonly compareLogin: () => StoredNow;
  /** Stores the pair of a new login. */
  readonly keep: (pair: { access: string; refresh: string }, receivedAt: number) => TokenFacts;
  /** Stores the answer of a refresh with the claimed token. */
  readonly commit: (
    claimed: Stored,
    answer: { access: string; refresh?: string },
    receivedAt: number,
  ) => { readonly facts: TokenFacts; readonly isAnotherAccount: boolean };
  /**
   * Stores the pair from a call that replaces the tokens of a login. The login keeps its name.
   *
   * @param asked the login (`login`) that made the call
   * @returns null if that login has ended, here or in another tab; then nothing is stored
   */
  readonly renew: (
    asked: number,
    pair: { access: string; refresh: string },
    receivedAt: number,
  ) => TokenFacts | null;
  /** Clears the memory, not the storage. */
  readonly forget: () => void;
  /** After the server refused the sent token: clears the memory, and the storage if it still holds that token. */
  readonly drop: () => string | null;
  /**
   * Clears the memory, and the storage if it holds this login, even if another tab has refreshed its token. Returns the
   * refresh token that was stored.
   */
  readonly logOut: () => string | null;
}

/** The only place that keeps tokens: the access token in this closure, the refresh token in the storage. */
export function createTokenVault(store: KeyValueStore, newId: () => string): TokenVault {
  let bearer: Bearer | null = null;
  let generation = 0;
  let login = 0;
  /** Undefined before the page has a login; null for a login without a name. */
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
