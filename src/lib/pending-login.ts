import * as z from 'zod/mini';

import { parseJson } from './json.ts';
import { localStore } from './storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as a link works (specification, section 9). */
const LINK_MS = 10 * 60 * 1000;

// The targets are stored as the link gave them, unchecked. Check them before following one.
const targets = { back_url: z.optional(z.string()), auth_url: z.optional(z.string()) };
const pendingSignUp = z.object({ ...targets, email: z.string(), uidb64: z.string() });
const pendingReset = z.object(targets);

/** Where a person wanted to go before they had to log in, under the names of the login's search parameters. */
export type LoginTargets = z.output<typeof pendingReset>;

/** A sign-up that waits for its address to be verified: what the login goes on with, and whose link or code it is. */
export type PendingSignUp = z.output<typeof pendingSignUp>;

const signUp = memory('pending-login', DAY_MS, pendingSignUp);
const reset = memory('pending-reset', LINK_MS, pendingReset);

export const rememberSignUp: (pending: PendingSignUp) => void = signUp.write;

/** The sign-up of this browser that is not verified yet, for a day. */
export const readSignUp: () => PendingSignUp | null = signUp.read;

/** The same, if it is the one that a link or code belongs to. Nothing of one sign-up fills in another. */
export function readSignUpOf(uidb64: string | undefined): PendingSignUp | null {
  const pending = readSignUp();
  return pending?.uidb64 === uidb64 ? pending : null;
}

/**
 * A link to choose a new password was asked for. A reset link does not tell this browser whose it is, so the address is
 * not kept: it would fill in the form of another link.
 */
export const rememberResetTargets: (wanted: LoginTargets) => void = reset.write;

/** Where the person wanted to go who asked for a reset link last, as long as that link works. */
export function readResetTargets(): LoginTargets {
  return reset.read() ?? {};
}

/** The link has done its work. */
export const forgetResetTargets: () => void = reset.forget;

/** The address is verified, and the login has what was kept for it. */
export function forgetSignUpOf(uidb64: string | undefined): void {
  if (readSignUpOf(uidb64) !== null) signUp.forget();
}

/** The person gives up this sign-up. */
export const forgetSignUp: () => void = signUp.forget;

/** Somebody has logged in, or out. */
export function forgetPending(): void {
  signUp.forget();
  reset.forget();
}

/** What is older than it can be of use is gone, also where nobody asks for it. */
export function dropStalePending(): void {
  signUp.read();
  reset.read();
}

/** What is kept under a key, with the moment when it was written, until it has served or is too old. */
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
