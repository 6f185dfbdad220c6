import type { KnownActor, KnownEvent, KnownSnapshot, StateValue } from './known-pages.ts';

/** `fresh`, `failed.fieldsRejected`; parallel states with a comma. */
function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([state, inner]) => [state, stateText(inner)].filter((part) => part !== '').join('.'))
    .join(', ');
}

/** What an actor is at, in a few words. */
export function whereabouts({
  status,
  snapshot,
}: Pick<KnownActor, 'status'> & { snapshot: KnownSnapshot | null }): string {
  if (status !== 'active') return status;
  if (snapshot?.value !== undefined) return stateText(snapshot.value);
  return 'working';
}

/** Where an event led, and whether that is another state than before; null for an actor without states. */
export function outcomeOf({
  before,
  after,
}: KnownEvent): { readonly state: string; readonly hasMoved: boolean } | null {
  if (after === null) return null;
  const state = stateText(after);
  return { state, hasMoved: before === null || state !== stateText(before) };
}

/** The active states as paths from the root, the root's own empty one first. */
export function activePaths(value: StateValue | undefined, above: readonly string[] = []): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [above.join('.'), [...above, value].join('.')];
  return [
    above.join('.'),
    ...Object.entries(value).flatMap(([state, inner]) => activePaths(inner, [...above, state])),
  ];
}
