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

/** What to try on a machine to explore its states. Delayed transitions (`after`) need no entry: they are found in the chart. */
export interface Exploration<TMachine extends AnyStateMachine> {
  /** One start of the machine per input. Default: one start without input. */
  readonly inputs?: readonly InputFrom<TMachine>[];
  /** The events from outside. Each is tried in every state. */
  readonly events: readonly EventFromLogic<TMachine>[];
  /** The answers to try, by invoke id. Default: one empty output and one plain error. */
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
  /** Selects the part of the context that distinguishes two states. Default: all of it. Leave out unbounded counters. */
  readonly tellApart?: (context: AnyMachineSnapshot['context']) => unknown;
  /** The maximum number of steps. Default: 20,000. */
  readonly limit?: number;
}

interface Seen {
  readonly states: Set<AnyStateNode>;
  readonly transitions: Set<AnyTransitionDefinition>;
}

/** Throws with the list of states that no path reaches. */
export function expectEveryStateReached<TMachine extends AnyStateMachine>(
  machine: TMachine,
  exploration: Exploration<TMachine>,
): void {
  const { states } = explore(machine, exploration);
  const missed = stateNodes(machine).filter((node) => node.parent && !states.has(node));
  report(machine, 'states are never reached', missed.map(stateName));
}

/** Throws with the list of transitions (each guarded branch counts for itself) that no path takes. */
export function expectEveryTransitionTaken<TMachine extends AnyStateMachine>(
  machine: TMachine,
  exploration: Exploration<TMachine>,
): void {
  const { transitions } = explore(machine, exploration);
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

function explore<TMachine extends AnyStateMachine>(
  machine: TMachine,
  exploration: Exploration<TMachine>,
): Seen {
  const seen: Seen = { states: new Set(), transitions: new Set() };
  for (const input of exploration.inputs ?? [undefined]) {
    getShortestPaths(recorded(machine, seen), {
      input: input as InputFrom<AnyStateMachine>,
      events: (snapshot: AnyMachineSnapshot) => possibleEvents(snapshot, exploration),
      limit: exploration.limit ?? 20_000,
      serializeState: ({ value, context }: AnyMachineSnapshot) =>
        JSON.stringify([value, exploration.tellApart ? exploration.tellApart(context) : context]),
    });
  }
  return seen;
}

/** Wraps the machine so that every microstep is recorded. This covers `always` transitions and raised events. */
function recorded(machine: AnyStateMachine, seen: Seen) {
  type Scope = Parameters<AnyStateMachine['transition']>[2];
  const noting = (scope: Scope, step: () => AnyMachineSnapshot): AnyMachineSnapshot => {
    const subscription = scope.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      note(inspected.snapshot as AnyMachineSnapshot);
      inspected._transitions.forEach((transition) => {
        seen.transitions.add(transition);
        // An initial state that is left at once is in no snapshot. It is only the source of a transition.
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
  exploration: Exploration<TMachine>,
): EventObject[] {
  if (snapshot.status !== 'active') return [];
  const internal = new Set(getNextTransitions(snapshot).map(eventTypeOf));
  return [
    ...exploration.events,
    ...[...internal].flatMap((eventType) => internalEvents(eventType, exploration.answers ?? {})),
  ];
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const SNAPSHOT = 'xstate.snapshot.';

function internalEvents(
  type: string,
  answers: NonNullable<Exploration<AnyStateMachine>['answers']>,
): EventObject[] {
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
