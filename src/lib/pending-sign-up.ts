import * as z from 'zod/mini';

import { parseJson } from './json.ts';
import { localStore } from './storage.ts';

const STORAGE_KEY = 'pending-sign-up';
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const pendingSignUp = z.object({
  email: z.string(),
  /** Where the person wanted to go; whoever follows it checks it with `returnPath`. */
  backUrl: z.optional(z.string()),
  startedAt: z.number(),
});

export interface PendingSignUp {
  readonly email: string;
  readonly backUrl?: string | undefined;
}

/**
 * What a person who has signed up still needs when the emailed link opens in another tab of this browser: the
 * address to log in with, and the page first asked for. Forgotten at the first login, or after a day.
 */
export function rememberSignUp({ email, backUrl }: PendingSignUp): void {
  localStore.write(STORAGE_KEY, JSON.stringify({ email, backUrl, startedAt: Date.now() }));
}

export function readPendingSignUp(): PendingSignUp | null {
  const parsed = pendingSignUp.safeParse(parseJson(localStore.read(STORAGE_KEY)));
  if (!parsed.success) return null;
  const { email, backUrl, startedAt } = parsed.data;
  const age = Date.now() - startedAt;
  return age >= 0 && age < LIFETIME_MS ? { email, backUrl } : null;
}

export function forgetSignUp(): void {
  localStore.remove(STORAGE_KEY);
}
