import { createHash } from 'node:crypto';

/** How many deliberate faults were noticed. */
export interface Score {
  readonly killed: number;
  readonly total: number;
  /** Descriptions of the mutants that the contract did not notice. */
  readonly survivors: readonly string[];
}

/** At moderate depth one mutant in so many; which ones changes with the commit. */
const SHARE = 6;

/** All names at full depth (`TEST_DEPTH=full`), otherwise a sample that depends on the commit and is never empty. */
export function sampleOf(names: readonly string[], commit: string): string[] {
  if (process.env['TEST_DEPTH'] === 'full') return [...names];
  const byTurn = names.map((name) => ({ name, turn: hash(`${commit} ${name}`) }));
  return byTurn
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, Math.ceil(names.length / SHARE))
    .map(({ name }) => name);
}

function hash(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
