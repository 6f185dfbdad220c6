import type { KnownActor, KnownPage } from './known-pages.ts';

/** Actors in the order in which they started. Some were made and never started: a component that was drawn for nothing. */
export function startedActors({ actors }: KnownPage): KnownActor[] {
  return [...actors.values()].filter(({ snapshot }) => snapshot !== null);
}
