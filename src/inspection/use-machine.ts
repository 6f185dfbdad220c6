/** Every flow of a component starts here: what `create-actor.ts` is outside React. */
export { useMachine } from '@xstate/react';
