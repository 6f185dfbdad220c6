import * as z from 'zod/mini';

import { createStorageSignal } from './signal.ts';
import { localStore, parseJson } from './storage.ts';

const STORAGE_KEY = 'settings-storage';
const LIFETIME_AFTER_END_MS = 24 * 60 * 60 * 1000;

/** The user settings in local storage (specification, section 3). */
export interface Settings {
  readonly flags: readonly string[];
  readonly email?: string | undefined;
  readonly subs: readonly unknown[];
  /** A number by the specification. Do not calculate with it: real balances are decimal strings. */
  readonly creditBalance: number;
  /** When the server ended the session, in milliseconds since 1970; absent while somebody is logged in. */
  readonly endedAt?: number | undefined;
}

const NO_SETTINGS = { flags: [], subs: [], creditBalance: 0 };

// An invalid field does not discard the others.
const settings = z.catch(
  z.object({
    flags: z.catch(z.array(z.string()), []),
    email: z.catch(z.optional(z.string()), undefined),
    subs: z.catch(z.array(z.unknown()), []),
    creditBalance: z.catch(z.number(), 0),
    endedAt: z.catch(z.optional(z.number()), undefined),
  }),
  NO_SETTINGS,
);

export function readSettings(): Settings {
  const found = settings.parse(parseJson(localStore.read(STORAGE_KEY)));
  const age = Date.now() - (found.endedAt ?? Date.now());
  if (age >= 0 && age < LIFETIME_AFTER_END_MS) return found;
  clearSettings();
  return NO_SETTINGS;
}

export function writeSettings(next: Settings): void {
  localStore.write(STORAGE_KEY, JSON.stringify(next));
}

/** Call it when the server ended the session. Keeps only the email, for a day, for the login form. */
export function endSettings(): void {
  const { email, endedAt } = readSettings();
  if (email === undefined) clearSettings();
  else writeSettings({ ...NO_SETTINGS, email, endedAt: endedAt ?? Date.now() });
}

export function clearSettings(): void {
  localStore.remove(STORAGE_KEY);
}

/** Calls the listener when another tab may have changed the settings. Returns the unsubscribe function. */
export const onSettings = createStorageSignal(STORAGE_KEY).subscribe;

/** The email of a session that the server ended; undefined if there is none. */
export function endedEmail(): string | undefined {
  const { email, endedAt } = readSettings();
  return endedAt === undefined ? undefined : email;
}
