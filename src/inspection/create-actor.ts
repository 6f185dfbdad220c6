/**
 * Every actor outside React starts here, so that `npm run inspect` can watch it: `scripts/inspection.ts` then puts
 * `dev/inspection/create-actor.ts` in this file's place. A build for players never does.
 */
export { createActor } from 'xstate';
