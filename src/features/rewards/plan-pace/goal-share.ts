import { sameUnits } from '#lib/decimal.ts';

/** How much of a price is there, from 0 to 1 and never 1 before all of it is. Both are decimal strings. */
export function shareOf(balance: string, price: string): number {
  const [there, cost] = sameUnits(balance, price);
  if (there >= cost) return 1;
  return there <= 0n ? 0 : Number((there * 1000n) / cost) / 1000;
}
