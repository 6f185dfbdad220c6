import type { KnownEvent } from './known-pages.ts';

/** Consecutive events that differ only in time and payload, or a single event that is not repeated. */
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

/** The kind, status and code of a failed call, such as `answered · 401 · token_not_valid`. Null if nothing failed. */
export function failureText({ payload }: Pick<KnownEvent, 'payload'>): string | null {
  const error = payload['error'];
  if (!isObject(error)) return null;
  const problem = isObject(error['problem']) ? error['problem'] : {};
  const parts = ['kind', 'status', 'code'].map((name) => problem[name] ?? error[name]);
  const known = parts.filter((part) => typeof part === 'string' || typeof part === 'number');
  if (known.length > 0) return known.join(' · ');
  return typeof error['name'] === 'string' ? error['name'] : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Formats a time in the local time zone, such as `14:03:05.120`. */
export function clockTime(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  const ms = String(date.getMilliseconds()).padStart(3, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${ms}`;
}

/** Shortens the event types of XState: `xstate.done.actor.logIn` is `done: logIn`. */
export function eventText(type: string): string {
  return type.replace(/^xstate\.(done|error)\.actor\./, '$1: ').replace(/^xstate\./, 'xstate: ');
}
