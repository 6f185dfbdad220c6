import { chargedFor, type Price } from './edge-price.ts';

interface TypedPrice extends Price {
  readonly type: string;
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

/** What a plan costs in money, decimal strings. */
export interface MoneyPrice {
  readonly currency: string;
  readonly regular: string;
  /** What a first subscription costs; null when it costs the same. */
  readonly first: string | null;
  /** Per cent off a first one. */
  readonly discount: string;
}

/** The price of the plan for who pays with money, less what is taken off a first subscription; null without one. */
export function moneyPriceOf({ prices }: Priced): MoneyPrice | null {
  const price = prices.find(({ type, currency }) => type === FIRST && currency !== 'EDGE');
  if (price === undefined) return null;
  const { currency, price: regular, discount = '0' } = price;
  const isLess = Number(discount) > 0;
  return { currency, regular, first: isLess ? chargedFor(price) : null, discount };
}
