import { createActor as createUnwatchedActor } from 'xstate';

import { inspect } from './inspect.ts';

/** `createActor` of XState with the inspector attached. */
export const createActor = ((logic, ...[options]) =>
  createUnwatchedActor(logic, { ...options, inspect })) as typeof createUnwatchedActor;
