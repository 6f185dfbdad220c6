import { OpenElsewhere } from '../../../machines/redemption/redemption.failures.ts';

/**
 * Lets one tab of this browser redeem at a time. Throws `OpenElsewhere` while another one does. Without Web Locks the
 * server alone sees to it: it runs one redemption at a time.
 */
export async function whileRedeeming<T>(member: number, work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks === undefined) return work();
  return locks.request(`redemption:${String(member)}`, { ifAvailable: true }, (lock) => {
    if (lock === null) throw new OpenElsewhere();
    return work();
  });
}
