import type { Redemption } from '#sdk/generated/model/redemption.ts';

type Known = Pick<Redemption, 'id' | 'status'>;

/** Those that were on their way when they were read last, and no longer are. */
export function settledSince<Read extends Known>(before: readonly Known[], now: readonly Read[]): Read[] {
  const pending = new Set(before.filter(({ status }) => status === 'pending').map(({ id }) => id));
  return now.filter(({ id, status }) => status !== 'pending' && pending.has(id));
}
