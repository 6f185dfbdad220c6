import { failureText } from './failure-text.ts';
import type { KnownEvent } from './known-pages.ts';

/** Events in a row that say the same, apart from the moment and what they carry; one that nothing repeats is alone. */
export type Repeats = readonly [first: KnownEvent, ...rest: KnownEvent[]];

export function foldRepeats(events: readonly KnownEvent[]): Repeats[] {
  const folded: [KnownEvent, ...KnownEvent[]][] = [];
  for (const event of events) {
    const last = folded.at(-1);
    if (last && saying(last[0]) === saying(event)) last.push(event);
    else folded.push([event]);
  }
  return folded;
}

function saying(event: KnownEvent): string {
  const { type, sourceId, targetId, before, after, hasChanged } = event;
  return JSON.stringify([type, sourceId, targetId, before, after, hasChanged, failureText(event)]);
}
