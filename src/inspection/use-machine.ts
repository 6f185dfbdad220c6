/** Starts the machine of a component, as `create-actor.ts` does outside React. */
export { useMachine } from '@xstate/react';
