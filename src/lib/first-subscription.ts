interface TypedPrice {
  readonly type: string;
  /** Per cent. */
  readonly discount?: string;
}

interface Priced {
  readonly prices: readonly TypedPrice[];
}

const FIRST = 'FIRST_SUBSCRIPTION';
/** Per cent off the first subscription (specification, section 9). */
export const ADVERTISED_DISCOUNT = '50';

/**
 * Per cent off the first subscription. The server's word replaces the advertised one once it is known; where plans
 * differ or none has a discount there is nothing to advertise, so null.
 */
export function firstSubscriptionDiscount(plans: readonly Priced[] | undefined): string | null {
  if (plans === undefined) return ADVERTISED_DISCOUNT;
  const discounts = plans
    .flatMap(({ prices }) => prices)
    .filter(({ type }) => type === FIRST)
    .map(({ discount = '0' }) => Number(discount));
  const [discount = 0] = discounts;
  return discount > 0 && discounts.every((other) => other === discount) ? String(discount) : null;
}
