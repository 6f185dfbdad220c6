import * as z from 'zod/mini';

import { createStorageSignal } from './signal.ts';
import { localStore, parseJson } from './storage.ts';

const KEY = 'put-away-reports';
/** The oldest ids are dropped beyond this; their reports show again if the server still lists them. */
const MOST = 50;

// An invalid id does not discard the others.
const ids = z.catch(z.array(z.catch(z.int(), 0)), []);

const changes = createStorageSignal(KEY);
let lastRead: { readonly text: string | null; readonly ids: readonly number[] } = { text: null, ids: [] };

/**
 * The ids of the refused reports that were dismissed in this browser. An id belongs to one member and reveals nothing
 * about them, so it stays after logout. Returns the same array until the ids change.
 */
export function readDismissedReports(): readonly number[] {
  const text = localStore.read(KEY);
  if (text !== lastRead.text) lastRead = { text, ids: ids.parse(parseJson(text)) };
  return lastRead.ids;
}

export function dismissReport(report: number): void {
  write([report, ...without(report)].slice(0, MOST));
}

export function restoreReport(report: number): void {
  write(without(report));
}

/** Calls the listener when the ids may have changed, also in another tab. Returns the unsubscribe function. */
export const onDismissedReportsChange = changes.subscribe;

function without(report: number): number[] {
  return readDismissedReports().filter((id) => id !== report);
}

function write(next: readonly number[]): void {
  localStore.write(KEY, JSON.stringify(next));
  changes.emit();
}
