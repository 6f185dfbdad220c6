/**
 * How deep the tests go. `npm run test:all` sets `TEST_DEPTH=full`; anything else is moderate: each guarantee is tried by
 * a fifth of the runs.
 */
export const isFullDepth = process.env['TEST_DEPTH'] === 'full';

/** Runs of a property at this depth, for those at full depth. */
export function runs(full: number): number {
  return isFullDepth ? full : Math.ceil(full / 5);
}
