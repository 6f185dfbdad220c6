import Big from 'big.js';

/** The decimal string of the description, rounded half up to two places; never `-0.00`. */
export function toAmount(value: Big): string {
  const rounded = value.round(2, Big.roundHalfUp);
  return rounded.eq(0) ? '0.00' : rounded.toFixed(2);
}

export function sumOf(amounts: readonly string[]): string {
  return toAmount(amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)));
}
