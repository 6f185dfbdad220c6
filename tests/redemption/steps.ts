import * as fc from 'fast-check';

import { NETWORK_OUTCOMES, type NetworkOutcome } from './faulty-network.ts';

export type Step =
  | { readonly does: 'act'; readonly tab: number; readonly choice: number; readonly isRead: boolean }
  | { readonly does: 'deliver'; readonly which: number; readonly outcome: NetworkOutcome }
  | { readonly does: 'pass'; readonly seconds: number }
  | { readonly does: 'reload'; readonly tab: number }
  | { readonly does: 'deliverAll' | 'elsewhere' | 'restart' | 'price' | 'give' | 'take' | 'hide' | 'show' };

const tab = fc.constantFrom(0, 0, 0, 1);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('act'),
      tab,
      choice: fc.nat(11),
      // Most of the time the reads before a confirmation succeed.
      isRead: fc.constantFrom(true, true, true, true, false),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('deliver'),
      which: fc.nat(3),
      outcome: fc.constantFrom(...NETWORK_OUTCOMES),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('deliverAll') }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('pass'), seconds: fc.constantFrom(2, 10, 61, 140) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('hide', 'show') }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('restart', 'price', 'give', 'take', 'elsewhere') }),
  },
);
export interface Run {
  /** Whether a redemption completes at the next call, so that the server alone does not prevent a second one. */
  readonly isInstant: boolean;
  readonly hasLocks: boolean;
  readonly steps: readonly Step[];
}

/** Long enough to redeem, lose the answer, try again and be reloaded in the middle of it. */
export const anyRun: fc.Arbitrary<Run> = fc.record({
  isInstant: fc.boolean(),
  hasLocks: fc.boolean(),
  steps: fc.array(step, { minLength: 8, maxLength: 28, size: 'max' }),
});
