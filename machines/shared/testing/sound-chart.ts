import type { AnyStateMachine } from 'xstate';

import { expectEveryInvokeHandlesItsError } from './invokes.ts';
import { expectEveryStateReached, expectEveryTransitionTaken, type Exploration } from './reachability.ts';

/** Throws if a state is never reached, a transition is never taken, or an invoke does not handle its error. */
export function expectSoundChart<TMachine extends AnyStateMachine>(
  machine: TMachine,
  exploration: Exploration<TMachine>,
): void {
  expectEveryStateReached(machine, exploration);
  expectEveryTransitionTaken(machine, exploration);
  expectEveryInvokeHandlesItsError(machine);
}
