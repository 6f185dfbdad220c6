import {
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { eventTypeOf, stateName, stateNodes, transitionName, transitionsOf } from './chart.ts';

/** What the walker may do to the machine. Time-outs (`after`) need no entry: they are found in the chart. */
export interface Walk<TMachine extends AnyStateMachine> {
  /** Each start of the machine; one start without input when left out. */
  readonly inputs?: readonly InputFrom<TMachine>[];
  /** Everything the player or the world may say. Each is tried in every state. */
  readonly events: readonly EventFromLogic<TMachine>[];
  /** Per invoke id, every answer worth telling apart. Without an entry: one empty answer and one plain error. */
  readonly answers?: Readonly<
    Record<
      string,
      {
        readonly done?: readonly unknown[];
        readonly errors?: readonly unknown[];
        readonly snapshots?: readonly unknown[];
      }
    >
  >;
  /** The part of the context that tells two states apart. All of it when left out; leave out counters without an end. */
  readonly tellApart?: (context: AnyMachineSnapshot['context']) => unknown;
  /** Most steps to take, 20,000 when left out. */
  readonly limit?: number;
}

interface Seen {
  readonly states: Set<AnyStateNode>;
  readonly transitions: Set<AnyTransitionDefinition>;
}

/** Throws with the list of states that no path reaches. */
export function expectEveryStateReached<TMachine extends AnyStateMachine>(
  machine: TMachine,
  walk: Walk<TMachine>,
): void {
  const { states } = explore(machine, walk);
  const missed = stateNodes(machine).filter((node) => node.parent && !states.has(node));
  report(machine, 'states are never reached', missed.map(stateName));
}

/** Throws with the list of transitions (each guarded branch counts for itself) that no path takes. */
export function expectEveryTransitionTaken<TMachine extends AnyStateMachine>(
  machine: TMachine,
  walk: Walk<TMachine>,
): void {
  const { transitions } = explore(machine, walk);
  const missed = stateNodes(machine)
    .flatMap(transitionsOf)
    .filter((transition) => !transitions.has(transition));
  report(machine, 'transitions are never taken', missed.map(transitionName));
}

function report(machine: AnyStateMachine, complaint: string, missed: readonly string[]): void {
  if (missed.length === 0) return;
  throw new Error(
    `${machine.id}: ${missed.length} ${complaint}:\n${missed.map((line) => `  ${line}`).join('\n')}`,
  );
}

function explore<TMachine extends AnyStateMachine>(machine: TMachine, walk: Walk<TMachine>): Seen {
  const seen: Seen = { states: new Set(), transitions: new Set() };
  for (const input of walk.inputs ?? [undefined]) {
    getShortestPaths(recorded(machine, seen), {
      input: input as InputFrom<AnyStateMachine>,
      events: (snapshot: AnyMachineSnapshot) => possibleEvents(snapshot, walk),
      limit: walk.limit ?? 20_000,
      serializeState: ({ value, context }: AnyMachineSnapshot) =>
        JSON.stringify([value, walk.tellApart ? walk.tellApart(context) : context]),
    });
  }
  return seen;
}

/** The machine as plain logic that notes every microstep, so that `always` and raised events count too. */
function recorded(machine: AnyStateMachine, seen: Seen) {
  type Scope = Parameters<AnyStateMachine['transition']>[2];
  const noting = (scope: Scope, step: () => AnyMachineSnapshot): AnyMachineSnapshot => {
    const subscription = scope.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      note(inspected.snapshot as AnyMachineSnapshot);
      inspected._transitions.forEach((transition) => {
        seen.transitions.add(transition);
        // An initial state that is left at once shows up in no snapshot, only as the source of a transition.
        seen.states.add(transition.source);
      });
    });
    const snapshot = step();
    subscription.unsubscribe();
    note(snapshot);
    return snapshot;
  };
  const note = (snapshot: AnyMachineSnapshot) => snapshot._nodes.forEach((node) => seen.states.add(node));

  return {
    transition: (snapshot: AnyMachineSnapshot, event: EventObject, scope: Scope) =>
      noting(scope, () => machine.transition(snapshot, event, scope)),
    getInitialSnapshot: (scope: Scope, input: unknown) =>
      noting(scope, () => machine.getInitialSnapshot(scope, input)),
    getPersistedSnapshot: machine.getPersistedSnapshot.bind(machine),
  } as unknown as AnyStateMachine;
}

function possibleEvents<TMachine extends AnyStateMachine>(
  snapshot: AnyMachineSnapshot,
  walk: Walk<TMachine>,
): EventObject[] {
  if (snapshot.status !== 'active') return [];
  const internal = new Set(getNextTransitions(snapshot).map(eventTypeOf));
  return [
    ...walk.events,
    ...[...internal].flatMap((eventType) => worldEvents(eventType, walk.answers ?? {})),
  ];
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const SNAPSHOT = 'xstate.snapshot.';

function worldEvents(type: string, answers: NonNullable<Walk<AnyStateMachine>['answers']>): EventObject[] {
  const answersTo = (prefix: string) => answers[type.slice(prefix.length)] ?? {};
  const actorId = (prefix: string) => type.slice(prefix.length);
  if (type.startsWith('xstate.after.')) return [{ type }];
  if (type.startsWith(DONE)) {
    return (answersTo(DONE).done ?? [undefined]).map((output) => ({ type, output, actorId: actorId(DONE) }));
  }
  if (type.startsWith(ERROR)) {
    return (answersTo(ERROR).errors ?? [new Error('anything')]).map((error) => ({
      type,
      error,
      actorId: actorId(ERROR),
    }));
  }
  if (type.startsWith(SNAPSHOT))
    return (answersTo(SNAPSHOT).snapshots ?? []).map((state) => ({ type, snapshot: state }));
  return [];
}
