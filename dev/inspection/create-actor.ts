import { createActor as createUnwatchedActor } from 'xstate';

import { inspect } from './inspect.ts';

/** XState's own, watched. */
export const createActor = ((logic, ...[options]) =>
  createUnwatchedActor(logic, { ...options, inspect })) as typeof createUnwatchedActor;
