import * as z from 'zod/mini';

import { parseJson } from './json.ts';
import { localStore } from './storage.ts';

const STORAGE_KEY = 'pending-login';
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const pendingLogin = z.object({
  email: z.string(),
  /** Where the person wanted to go. Whoever follows them checks them: they stand in the storage as the link gave them. */
  back_url: z.optional(z.string()),
  auth_url: z.optional(z.string()),
  startedAt: z.number(),
});

/** What the login is opened with, under the names of its search parameters. */
export interface PendingLogin {
  readonly email: string;
  readonly back_url?: string | undefined;
  readonly auth_url?: string | undefined;
}

/**
 * What a person who waits for an email before they can log in (after sign-up, or to choose a new password) still needs
 * when its link opens in another tab of this browser: the address to log in with, and what the login leads to.
 * Forgotten at the next login, or after a day.
 */
export function rememberPendingLogin(login: PendingLogin): void {
  localStore.write(STORAGE_KEY, JSON.stringify({ ...login, startedAt: Date.now() }));
}

export function readPendingLogin(): PendingLogin | null {
  const parsed = pendingLogin.safeParse(parseJson(localStore.read(STORAGE_KEY)));
  if (!parsed.success) return null;
  const { startedAt, ...login } = parsed.data;
  const age = Date.now() - startedAt;
  return age >= 0 && age < LIFETIME_MS ? login : null;
}

export function forgetPendingLogin(): void {
  localStore.remove(STORAGE_KEY);
}
