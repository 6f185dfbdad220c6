import * as z from 'zod/mini';

import { parseJson } from './json.ts';
import { localStore } from './storage.ts';

const STORAGE_KEY = 'settings-storage';
const LIFETIME_AFTER_END_MS = 24 * 60 * 60 * 1000;

/** User settings as the specification keeps them in local storage (section 3). */
export interface Settings {
  readonly flags: readonly string[];
  readonly email?: string | undefined;
  readonly subs: readonly unknown[];
  /** A number by specification. For display of a last known value at most: balances are decimal strings. */
  readonly creditBalance: number;
  /** When the server ended the session, in milliseconds since 1970; absent while somebody is logged in. */
  readonly endedAt?: number | undefined;
}

const NO_SETTINGS = { flags: [], subs: [], creditBalance: 0 };

// Each field stands for itself: rubbish in one does not cost the others.
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

/** The server has ended the session: only the address stays, for a day, so that the login form knows it. */
export function endSettings(): void {
  const { email, endedAt } = readSettings();
  if (email === undefined) clearSettings();
  else writeSettings({ ...NO_SETTINGS, email, endedAt: endedAt ?? Date.now() });
}

export function clearSettings(): void {
  localStore.remove(STORAGE_KEY);
}

/** Tells when another tab may have changed the settings. Returns how to stop listening. */
export function onSettings(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => {
    window.removeEventListener('storage', hear);
  };
}

/** The address of a session that the server ended; undefined when none did. */
export function endedEmail(): string | undefined {
  const { email, endedAt } = readSettings();
  return endedAt === undefined ? undefined : email;
}
