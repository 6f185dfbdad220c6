import * as z from 'zod/mini';

import { memberNoteKey } from './member-notes.ts';
import { createStorageSignal } from './signal.ts';
import { isSlug } from './slug.ts';
import { localStore, parseJson } from './storage.ts';

/** A visit to a room from this site, without a reported username so far. */
export interface RoomVisit {
  readonly slug: string;
  readonly name: string;
  /** RFC 3339. */
  readonly openedAt: string;
}

/** The maximum number of reminders; the oldest are dropped. */
const MOST_VISITS = 5;

const visit = z.object({
  slug: z.string().check(z.refine(isSlug)),
  name: z.string(),
  openedAt: z.iso.datetime(),
});
// An invalid note does not discard the others.
const visits = z.catch(z.array(z.catch(z.nullable(visit), null)), []);

const keyOf = (member: number) => memberNoteKey(member, 'room-visits');
const changes = createStorageSignal();
let lastRead: { readonly text: string | null; readonly visits: readonly RoomVisit[] } = {
  text: null,
  visits: [],
};

/** Newest first, each room once. The same array until something changes. */
export function readVisits(member: number): readonly RoomVisit[] {
  const text = localStore.read(keyOf(member));
  if (text !== lastRead.text) lastRead = { text, visits: parseVisits(text) };
  return lastRead.visits;
}

export function noteVisit(member: number, opened: RoomVisit): void {
  write(member, [opened, ...without(member, opened.slug)]);
}

export function forgetVisit(member: number, slug: string): void {
  write(member, without(member, slug));
}

/** Calls the listener when the notes may have changed, also in another tab. Returns the unsubscribe function. */
export const onVisits = changes.subscribe;

function parseVisits(text: string | null): readonly RoomVisit[] {
  return visits.parse(parseJson(text)).filter((found) => found !== null);
}

function without(member: number, slug: string): readonly RoomVisit[] {
  return readVisits(member).filter((known) => known.slug !== slug);
}

function write(member: number, next: readonly RoomVisit[]): void {
  const key = keyOf(member);
  if (next.length === 0) localStore.remove(key);
  else localStore.write(key, JSON.stringify(next.slice(0, MOST_VISITS)));
  changes.emit();
}
