import * as z from 'zod/mini';

import { parseJson } from './json.ts';
import { localStore } from './storage.ts';

const STORAGE_KEY = 'settings-storage';

/** User settings as the specification keeps them in local storage (section 3). */
export interface Settings {
  readonly flags: readonly string[];
  readonly email?: string | undefined;
  readonly subs: readonly unknown[];
  /** A number by specification. For display of a last known value at most: balances are decimal strings. */
  readonly creditBalance: number;
}

// Each field stands for itself: rubbish in one does not cost the others.
const settings = z.catch(
  z.object({
    flags: z.catch(z.array(z.string()), []),
    email: z.catch(z.optional(z.string()), undefined),
    subs: z.catch(z.array(z.unknown()), []),
    creditBalance: z.catch(z.number(), 0),
  }),
  { flags: [], subs: [], creditBalance: 0 },
);

export function readSettings(): Settings {
  return settings.parse(parseJson(localStore.read(STORAGE_KEY)));
}

export function writeSettings(next: Settings): void {
  localStore.write(STORAGE_KEY, JSON.stringify(next));
}

export function clearSettings(): void {
  localStore.remove(STORAGE_KEY);
}
