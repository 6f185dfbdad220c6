/**
 * Creates every actor outside React, so that `npm run inspect` can watch it: `scripts/inspection.ts` then replaces this
 * file with `dev/inspection/create-actor.ts`. Production builds never do that.
 */
export { createActor } from 'xstate';
