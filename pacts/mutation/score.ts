/** How many deliberate faults were noticed. */
export interface Score {
  readonly killed: number;
  readonly total: number;
  /** Those that nobody noticed, in words. */
  readonly survivors: readonly string[];
}
