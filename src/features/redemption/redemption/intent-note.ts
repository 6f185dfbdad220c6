import * as z from 'zod/mini';

import type { Intent } from '#machines/redemption/redemption.types.ts';
import { memberNoteKey } from '#lib/member-notes.ts';
import { localStore, parseJson } from '#lib/storage.ts';

const intent = z.object({
  key: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
  plan: z.object({ id: z.number(), tier: z.string(), interval: z.string() }),
  edgeAmount: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
  email: z.string(),
  validUntil: z.iso.datetime(),
});

const keyOf = (member: number) => memberNoteKey(member, 'redemption');

/** The member's stored intent without a known outcome, from any tab; null without a valid one. */
export function readIntent(member: number): Intent | null {
  const { success, data } = intent.safeParse(parseJson(localStore.read(keyOf(member))));
  return success ? data : null;
}

/** Stores an intent before it is sent, so that its outcome can be looked up after any failure. */
export function keepIntent(member: number, kept: Intent): void {
  localStore.write(keyOf(member), JSON.stringify(kept));
}

/** Deletes an intent after its outcome is known. Keeps an intent of another tab. */
export function forgetIntent(member: number, key: string): void {
  if (readIntent(member)?.key === key) localStore.remove(keyOf(member));
}
