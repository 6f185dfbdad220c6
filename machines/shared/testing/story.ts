import {
  createActor,
  SimulatedClock,
  type Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';

/** A running machine with a simulated clock. */
export interface Story<TMachine extends AnyStateMachine> {
  readonly actor: Actor<TMachine>;
  /** The state as text: `editing`, `failed.unreachable`, `a.b & c.d` for parallel regions. */
  readonly state: () => string;
  /** Every state that was visible, in order, without repeats in a row. */
  readonly visited: readonly string[];
  /** Advances the clock in small steps, so that a timer that another timer starts fires too. */
  readonly pass: (milliseconds: number) => void;
}

const STEP_MS = 1;

export function startStory<TMachine extends AnyStateMachine>(
  machine: TMachine,
  ...[input]: undefined extends InputFrom<TMachine>
    ? [input?: InputFrom<TMachine>]
    : [input: InputFrom<TMachine>]
): Story<TMachine> {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input, clock } as ActorOptions<TMachine> & {
    input: InputFrom<TMachine>;
  });
  const state = () => stateText((actor.getSnapshot() as AnyMachineSnapshot).value);
  const visited: string[] = [];
  actor.subscribe(() => {
    if (visited.at(-1) !== state()) visited.push(state());
  });
  actor.start();
  return {
    actor,
    visited,
    state,
    pass: (milliseconds) => {
      for (let left = milliseconds; left > 0; left -= STEP_MS) clock.increment(Math.min(left, STEP_MS));
    },
  };
}

function stateText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => (isEmpty(inner) ? key : `${key}.${stateText(inner)}`))
    .join(' & ');
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
