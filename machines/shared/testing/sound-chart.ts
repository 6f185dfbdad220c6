import type { AnyStateMachine } from 'xstate';

import { expectEveryInvokeHandlesItsError } from './invokes.ts';
import { expectEveryStateReached, expectEveryTransitionTaken, type Walk } from './reachability.ts';

/** Throws where a state is never reached, a transition never taken, or an invoke without its error. */
export function expectSoundChart<TMachine extends AnyStateMachine>(
  machine: TMachine,
  walk: Walk<TMachine>,
): void {
  expectEveryStateReached(machine, walk);
  expectEveryTransitionTaken(machine, walk);
  expectEveryInvokeHandlesItsError(machine);
}
