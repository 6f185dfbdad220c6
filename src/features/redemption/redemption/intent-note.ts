import * as z from 'zod/mini';

import type { Intent } from '#machines/redemption/redemption.types.ts';
import { parseJson } from '#lib/json.ts';
import { memberNoteKey } from '#lib/member-notes.ts';
import { localStore } from '#lib/storage.ts';

const intent = z.object({
  key: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
  plan: z.object({ id: z.number(), tier: z.string(), interval: z.string() }),
  edgeAmount: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
  email: z.string(),
  validUntil: z.iso.datetime(),
});

const keyOf = (member: number) => memberNoteKey(member, 'redemption');

/** The member's intent whose outcome is not known, of any tab; null when there is none that can be read. */
export function readIntent(member: number): Intent | null {
  const { success, data } = intent.safeParse(parseJson(localStore.read(keyOf(member))));
  return success ? data : null;
}

/** Kept before it is sent: whatever happens then, it can be looked for. */
export function keepIntent(member: number, kept: Intent): void {
  localStore.write(keyOf(member), JSON.stringify(kept));
}

/** What became of it is known. An intent of another tab stays. */
export function forgetIntent(member: number, key: string): void {
  if (readIntent(member)?.key === key) localStore.remove(keyOf(member));
}
