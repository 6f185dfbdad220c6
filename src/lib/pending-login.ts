import * as z from 'zod/mini';

import { parseJson } from './json.ts';
import { localStore } from './storage.ts';

const STORAGE_KEY = 'pending-login';
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const pendingLogin = z.object({
  email: z.string(),
  /** Where the person wanted to go; whoever follows it checks it with `returnPath`. */
  backUrl: z.optional(z.string()),
  startedAt: z.number(),
});

export interface PendingLogin {
  readonly email: string;
  readonly backUrl?: string | undefined;
}

/**
 * What a person who waits for an email before they can log in (after sign-up, or to choose a new password) still needs
 * when its link opens in another tab of this browser: the address to log in with, and the page first asked for.
 * Forgotten at the next login, or after a day.
 */
export function rememberPendingLogin({ email, backUrl }: PendingLogin): void {
  localStore.write(STORAGE_KEY, JSON.stringify({ email, backUrl, startedAt: Date.now() }));
}

export function readPendingLogin(): PendingLogin | null {
  const parsed = pendingLogin.safeParse(parseJson(localStore.read(STORAGE_KEY)));
  if (!parsed.success) return null;
  const { email, backUrl, startedAt } = parsed.data;
  const age = Date.now() - startedAt;
  return age >= 0 && age < LIFETIME_MS ? { email, backUrl } : null;
}

export function forgetPendingLogin(): void {
  localStore.remove(STORAGE_KEY);
}
