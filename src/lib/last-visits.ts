import * as z from 'zod/mini';

import { memberNoteKey } from './member-notes.ts';
import { createStorageSignal } from './signal.ts';
import { localStore, parseJson } from './storage.ts';

/** A visit to the home of a member, and what was still open then. */
export interface Visit {
  /** RFC 3339. */
  readonly at: string;
  /** Ids of reports. */
  readonly waitingReports: readonly number[];
  /** References of redemptions. */
  readonly runningRedemptions: readonly string[];
}

export interface Visits {
  /** The visit before this one. Null at the first one, and when its news were dismissed. */
  readonly last: Visit | null;
  readonly current: Visit;
}

const visit = z.object({
  at: z.iso.datetime(),
  waitingReports: z.array(z.int()),
  runningRedemptions: z.array(z.string()),
});

const visits = z.catch(z.nullable(z.object({ last: z.nullable(visit), current: visit })), null);

const keyOf = (member: number) => memberNoteKey(member, 'last-visit');
const changes = createStorageSignal();
let lastRead: { readonly text: string | null; readonly visits: Visits | null } = { text: null, visits: null };

/** Null if no visit is known. The same object until something changes. */
export function readLastVisits(member: number): Visits | null {
  const text = localStore.read(keyOf(member));
  if (text !== lastRead.text) lastRead = { text, visits: visits.parse(parseJson(text)) };
  return lastRead.visits;
}

export function keepLastVisits(member: number, kept: Visits): void {
  localStore.write(keyOf(member), JSON.stringify(kept));
  changes.emit();
}

/** Calls the listener when the visits may have changed, also in another tab. Returns the unsubscribe function. */
export const onLastVisits = changes.subscribe;
