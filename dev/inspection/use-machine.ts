import { useMachine as useUnwatchedMachine } from '@xstate/react';

import { inspect } from './inspect.ts';

/** XState's own, watched. */
export const useMachine = ((machine, ...[options]) =>
  useUnwatchedMachine(machine, { ...options, inspect })) as typeof useUnwatchedMachine;
