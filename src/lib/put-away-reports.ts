import * as z from 'zod/mini';

import { parseJson } from './json.ts';
import { localStore } from './storage.ts';

const KEY = 'put-away-reports';
/** Older ones come back, if the server still lists them. */
const MOST = 50;

// An invalid id does not discard the others.
const ids = z.catch(z.array(z.catch(z.int(), 0)), []);

const listeners = new Set<() => void>();
let lastRead: { readonly text: string | null; readonly ids: readonly number[] } = { text: null, ids: [] };

/**
 * The ids of refused reports that somebody is done with, in this browser. An id belongs to one member and tells
 * nothing of them, so it outlives a log-out. The same array until something changes.
 */
export function readPutAway(): readonly number[] {
  const text = localStore.read(KEY);
  if (text !== lastRead.text) lastRead = { text, ids: ids.parse(parseJson(text)) };
  return lastRead.ids;
}

export function putAway(report: number): void {
  localStore.write(KEY, JSON.stringify([report, ...without(report)].slice(0, MOST)));
  for (const listener of listeners) listener();
}

export function takeOut(report: number): void {
  localStore.write(KEY, JSON.stringify(without(report)));
  for (const listener of listeners) listener();
}

/** Calls the listener when the ids may have changed, also in another tab. Returns the unsubscribe function. */
export function onPutAway(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function without(report: number): number[] {
  return readPutAway().filter((id) => id !== report);
}
