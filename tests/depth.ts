import { execFileSync } from 'node:child_process';

/**
 * How deep the tests go. `npm run test:all` sets `TEST_DEPTH=full`; anything else is moderate: each guarantee is tried by
 * a fifth of the runs, or on some of its cases, others at each commit.
 */
export const isFullDepth = process.env['TEST_DEPTH'] === 'full';

/** Runs of a property at this depth, for those at full depth. */
export function runs(full: number): number {
  return isFullDepth ? full : Math.ceil(full / 5);
}

/** All cases at full depth; otherwise so many of them, whose turn it is at this commit. */
export function someOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isFullDepth || cases.length <= count) return cases;
  const first = turn() % cases.length;
  return [...cases.slice(first), ...cases.slice(0, first)].slice(0, count);
}

function turn(): number {
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
    return Number.parseInt(head.slice(0, 8), 16);
  } catch {
    // Downloaded without its history.
    return 0;
  }
}
