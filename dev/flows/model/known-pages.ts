import type { StatelyInspectionEvent } from '@statelyai/inspect';

import type { FromProduct } from '../../inspection/channel.ts';

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped';

export interface KnownActor {
  readonly sessionId: string;
  readonly name: string;
  readonly parentId: string | undefined;
  /** The chart as JSON. For a promise it holds only an id. */
  readonly definition: string;
  readonly status: ActorStatus;
  /** Null until the actor has started. */
  readonly snapshot: KnownSnapshot | null;
}

/** A snapshot after `dev/inspection/redact.ts` has redacted it. */
export interface KnownSnapshot {
  readonly value?: StateValue;
  readonly context?: unknown;
  readonly input?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
}

export type StateValue = string | { readonly [state: string]: StateValue };

export interface KnownEvent {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly sourceId: string | undefined;
  readonly targetId: string;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The state of the target before the event. Null if it has no states or had not started. */
  readonly before: StateValue | null;
  /** The state of the target after the event. Null until the next snapshot arrives. */
  readonly after: StateValue | null;
  /** Whether the snapshot of the target differs from the one before the event. Null until the next snapshot arrives. */
  readonly hasChanged: boolean | null;
}

export interface KnownPage {
  readonly page: string;
  readonly isHere: boolean;
  readonly actors: ReadonlyMap<string, KnownActor>;
  readonly events: readonly KnownEvent[];
}

/** The newest page is last. */
export type KnownPages = readonly KnownPage[];

const EVENTS = 1000;

/** Adds one message from the product to what is known. */
export function learn(pages: KnownPages, said: FromProduct): KnownPages {
  const before = pages.find(({ page }) => page === said.page) ?? emptyPage(said.page);
  switch (said.kind) {
    case 'here':
      return put(pages, { ...before, isHere: true });
    case 'left':
      return put(pages, { ...before, isHere: false });
    case 'all':
      return put(pages, said.messages.reduce(learnMessage, emptyPage(said.page)));
    case 'one':
      return put(pages, learnMessage({ ...before, isHere: true }, said.message));
  }
}

function emptyPage(page: string): KnownPage {
  return { page, isHere: true, actors: new Map(), events: [] };
}

function put(pages: KnownPages, changed: KnownPage): KnownPages {
  const isNew = !pages.some(({ page }) => page === changed.page);
  return isNew ? [...pages, changed] : pages.map((page) => (page.page === changed.page ? changed : page));
}

function learnMessage(page: KnownPage, message: StatelyInspectionEvent): KnownPage {
  switch (message.type) {
    case '@xstate.actor': {
      const { sessionId, name, parentId, definition = '{}' } = message;
      return withActor(page, { sessionId, name, parentId, definition, status: 'active', snapshot: null });
    }
    case '@xstate.event': {
      const { type, ...payload } = message.event;
      const event: KnownEvent = {
        number: Number(message.id),
        at: Number(message.createdAt),
        sourceId: message.sourceId,
        targetId: message.sessionId,
        type,
        payload,
        before: page.actors.get(message.sessionId)?.snapshot?.value ?? null,
        after: null,
        hasChanged: null,
      };
      return { ...page, events: [...page.events, event].slice(-EVENTS) };
    }
    case '@xstate.snapshot': {
      const actor = page.actors.get(message.sessionId);
      if (!actor) return page;
      const snapshot = message.snapshot as KnownSnapshot;
      const moved = withActor(page, { ...actor, status: message.snapshot.status, snapshot });
      const outcome = {
        after: snapshot.value ?? null,
        hasChanged: JSON.stringify(actor.snapshot) !== JSON.stringify(snapshot),
      };
      return { ...moved, events: withOutcome(page.events, message.sessionId, outcome) };
    }
  }
}

function withActor(page: KnownPage, actor: KnownActor): KnownPage {
  return { ...page, actors: new Map(page.actors).set(actor.sessionId, actor) };
}

/** A snapshot is the outcome of the last event of its actor. */
function withOutcome(
  events: readonly KnownEvent[],
  sessionId: string,
  outcome: Pick<KnownEvent, 'after' | 'hasChanged'>,
): readonly KnownEvent[] {
  const index = events.findLastIndex(({ targetId }) => targetId === sessionId);
  const event = events[index];
  return event ? events.with(index, { ...event, ...outcome }) : events;
}

/** Actors in the order in which they started. React may discard a render, so some actors are created and never started. */
export function startedActors({ actors }: KnownPage): KnownActor[] {
  return [...actors.values()].filter(({ snapshot }) => snapshot !== null);
}

/** The state as text, such as `fresh` or `failed.fieldsRejected`. Commas separate parallel states. */
function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([state, inner]) => [state, stateText(inner)].filter((part) => part !== '').join('.'))
    .join(', ');
}

/** The state of an active actor, or its status. */
export function whereabouts({
  status,
  snapshot,
}: Pick<KnownActor, 'status'> & { snapshot: KnownSnapshot | null }): string {
  if (status !== 'active') return status;
  if (snapshot?.value !== undefined) return stateText(snapshot.value);
  return 'working';
}

/** The state after an event, and whether it differs from the one before. Null for an actor without states. */
export function outcomeOf({
  before,
  after,
}: KnownEvent): { readonly state: string; readonly hasChangedState: boolean } | null {
  if (after === null) return null;
  const state = stateText(after);
  return { state, hasChangedState: before === null || state !== stateText(before) };
}

/** The paths of the active states, starting with the empty path of the root. */
export function activePaths(value: StateValue | undefined, above: readonly string[] = []): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [above.join('.'), [...above, value].join('.')];
  return [
    above.join('.'),
    ...Object.entries(value).flatMap(([state, inner]) => activePaths(inner, [...above, state])),
  ];
}
