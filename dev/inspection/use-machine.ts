import { useMachine as useUnwatchedMachine } from '@xstate/react';

import { inspect } from './inspect.ts';

/** `useMachine` of XState with the inspector attached. */
export const useMachine = ((machine, ...[options]) =>
  useUnwatchedMachine(machine, { ...options, inspect })) as typeof useUnwatchedMachine;
