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
interface Exploration<TMachine extends AnyStateMachine> {
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
}

/**
 * Throws with the list of states that no path reaches, transitions that no path takes (each guarded branch counts for
 * itself), and what invokes lack: a named `src`, the same `id`, `input`, `onDone` and `onError`.
 */
export function expectSoundChart<TMachine extends AnyStateMachine>(
  machine: TMachine,
  exploration: Exploration<TMachine>,
): void {
  const { states, transitions } = explore(machine, exploration);
  const nodes = stateNodes(machine);
  const complaints = {
    'states are never reached': nodes.filter((node) => node.parent && !states.has(node)).map(stateName),
    'transitions are never taken': nodes
      .flatMap(transitionsOf)
      .filter((transition) => !transitions.has(transition))
      .map(transitionName),
    'parts of invokes are missing': nodes.flatMap((node) =>
      invokesOf(node).flatMap((invoke) => shortcomings(node, invoke)),
    ),
  };
  const found = Object.entries(complaints).filter(([, lines]) => lines.length > 0);
  if (found.length === 0) return;
  const text = found.map(([complaint, lines]) => [`${lines.length} ${complaint}:`, ...lines].join('\n  '));
  throw new Error(`${machine.id}: ${text.join('\n')}`);
}

const MOST_STEPS = 20_000;

interface Seen {
  readonly states: Set<AnyStateNode>;
  readonly transitions: Set<AnyTransitionDefinition>;
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
      limit: MOST_STEPS,
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

function internalEvents(
  type: string,
  answers: NonNullable<Exploration<AnyStateMachine>['answers']>,
): EventObject[] {
  if (type.startsWith('xstate.after.')) return [{ type }];
  const [, end, actorId = ''] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(type) ?? [];
  const { done = [undefined], errors = [new Error('anything')], snapshots = [] } = answers[actorId] ?? {};
  switch (end) {
    case 'done.actor':
      return done.map((output) => ({ type, output, actorId }));
    case 'error.actor':
      return errors.map((error) => ({ type, error, actorId }));
    case 'snapshot':
      return snapshots.map((snapshot) => ({ type, snapshot }));
    default:
      return [];
  }
}

type InvokeConfig = Readonly<Partial<Record<'id' | 'src' | 'input' | 'onDone' | 'onError', unknown>>>;

function invokesOf(node: AnyStateNode): InvokeConfig[] {
  const invoke = node.config.invoke as InvokeConfig | readonly InvokeConfig[] | undefined;
  return invoke === undefined ? [] : [invoke].flat();
}

function shortcomings(node: AnyStateNode, invoke: InvokeConfig): string[] {
  const where = `${stateName(node)}: ${typeof invoke.src === 'string' ? invoke.src : '(inline)'}`;
  return [
    ...(typeof invoke.src === 'string' ? [] : [`${where} has no name declared in setup()`]),
    ...(invoke.id === invoke.src ? [] : [`${where} has an id that differs from its src`]),
    ...(['input', 'onDone', 'onError'] as const)
      .filter((part) => invoke[part] === undefined)
      .map((part) => `${where} has no ${part}`),
  ];
}
