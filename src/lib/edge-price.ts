import { multiplyDecimals, subtractDecimals } from './decimal.ts';

/** As the API describes a price; decimal strings. */
export interface Price {
  readonly currency: string;
  readonly price: string;
  /** Per cent. */
  readonly discount?: string;
  readonly prorated_price: string | null;
}

/** What a plan costs in Edge; null when Edge does not buy it. */
export function edgePriceOf(prices: readonly Price[]): string | null {
  const price = priceInEdge(prices);
  return price === null ? null : chargedFor(price);
}

/** The price that Edge pays, as the server describes it; null when Edge does not buy the plan. */
export function priceInEdge<Described extends Price>(prices: readonly Described[]): Described | null {
  return prices.find(({ currency }) => currency === 'EDGE') ?? null;
}

/** As the server charges: the prorated price if there is one, else the price less the discount (description, Price). */
export function chargedFor({ price, discount = '0', prorated_price }: Omit<Price, 'currency'>): string {
  if (prorated_price !== null) return prorated_price;
  const share = multiplyDecimals(subtractDecimals('100', discount), '0.01', 10);
  return multiplyDecimals(price, share, 2);
}
