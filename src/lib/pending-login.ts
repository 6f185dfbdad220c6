import * as z from 'zod/mini';

import { localStore, parseJson } from './storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The lifetime of a reset link (specification, section 9). */
const LINK_MS = 10 * 60 * 1000;

// The targets are stored as the link gave them, unchecked. Check them before following one.
const targets = { back_url: z.optional(z.string()), auth_url: z.optional(z.string()) };
const pendingSignUp = z.object({ ...targets, email: z.string(), uidb64: z.string() });
const pendingReset = z.object(targets);

/** Where a person wanted to go before they had to log in, under the names of the login's search parameters. */
export type LoginTargets = z.output<typeof pendingReset>;

/** A sign-up whose address is not verified yet: the targets of the later login, and the account of the link or code. */
export type PendingSignUp = z.output<typeof pendingSignUp>;

const signUp = memory('pending-login', DAY_MS, pendingSignUp);
const reset = memory('pending-reset', LINK_MS, pendingReset);

export const rememberSignUp: (pending: PendingSignUp) => void = signUp.write;

/** The unverified sign-up of this browser, kept for a day. */
export const readSignUp: () => PendingSignUp | null = signUp.read;

/** The unverified sign-up, if the link or code belongs to it. */
export function readSignUpOf(uidb64: string | undefined): PendingSignUp | null {
  const pending = readSignUp();
  return pending?.uidb64 === uidb64 ? pending : null;
}

/**
 * Stores the targets of a password reset request. It does not store the address: a reset link does not say whose it is,
 * so that the address could fill in the form of another link.
 */
export const rememberResetTargets: (wanted: LoginTargets) => void = reset.write;

/** The targets of the last password reset request, while its link is valid. */
export function readResetTargets(): LoginTargets {
  return reset.read() ?? {};
}

/** Call it after the reset link was used. */
export const forgetResetTargets: () => void = reset.forget;

/** Call it after the address was verified and the login form has the targets. */
export function forgetSignUpOf(uidb64: string | undefined): void {
  if (readSignUpOf(uidb64) !== null) signUp.forget();
}

/** Call it when the person abandons this sign-up. */
export const forgetSignUp: () => void = signUp.forget;

/** Call it after a login or logout. */
export function forgetPending(): void {
  signUp.forget();
  reset.forget();
}

/** Deletes expired entries, also if nothing reads them. */
export function dropStalePending(): void {
  signUp.read();
  reset.read();
}

/** A stored value with its time of writing. It is dropped when it expires. */
function memory<Value>(key: string, lifetimeMs: number, schema: z.ZodMiniType<Value>) {
  const aged = z.object({ startedAt: z.number() });
  const forget = () => {
    localStore.remove(key);
  };
  return {
    write: (value: Value) => {
      localStore.write(key, JSON.stringify({ ...value, startedAt: Date.now() }));
    },
    read: (): Value | null => {
      const kept = parseJson(localStore.read(key));
      const age = Date.now() - (aged.safeParse(kept).data?.startedAt ?? NaN);
      const value = schema.safeParse(kept);
      if (value.success && age >= 0 && age < lifetimeMs) return value.data;
      forget();
      return null;
    },
    forget,
  };
}
