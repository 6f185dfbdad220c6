import { OpenElsewhere } from '#machines/redemption/redemption.failures.ts';
import { browserLocks, withLock } from '#lib/locks.ts';

const LONGEST_WAIT_MS = 1_000;

/**
 * Lets one tab of this browser redeem at a time. Throws `OpenElsewhere` while another one does. Without Web Locks the
 * server alone sees to it: it runs one redemption at a time.
 */
export function whileRedeeming<T>(member: number, work: () => Promise<T>): Promise<T> {
  const name = `redemption:${String(member)}`;
  return withLock(browserLocks(), name, { ifFree: true, waitMs: LONGEST_WAIT_MS }, (lock) => {
    if (lock === 'taken') throw new OpenElsewhere();
    return work();
  });
}
