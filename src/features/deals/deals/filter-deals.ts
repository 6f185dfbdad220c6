import { foldText } from '#lib/fold-text.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import type { PaymentMethod } from '#sdk/generated/model/payment-method.ts';
import type { DealsSearch } from './deals-search.ts';

/** A deal with all that a search looks at, folded once and not at every key. */
export interface ListedDeal {
  readonly deal: Deal;
  readonly text: string;
}

type Filters = Pick<DealsSearch, 'q' | 'platform' | 'payment' | 'exclusive'>;

export function listed(deal: Deal): ListedDeal {
  const said = [deal.room.name, deal.title, ...deal.benefits.map(({ title }) => title)];
  return { deal, text: foldText(said.join('\n')) };
}

/** The ids of the deals that fit every filter; each word of the text has to stand somewhere. */
export function filterDeals(deals: readonly ListedDeal[], filters: Filters): ReadonlySet<number> {
  const words = foldText(filters.q ?? '').split(' ');
  return new Set(
    deals
      .filter(({ deal, text }) => fits(deal, filters) && words.every((word) => text.includes(word)))
      .map(({ deal }) => deal.id),
  );
}

function fits(deal: Deal, { platform, payment, exclusive }: Filters): boolean {
  return (
    (platform === undefined || deal.platforms.includes(platform)) &&
    (payment === undefined || deal.payment_methods.some(({ slug }) => slug === payment)) &&
    (exclusive === undefined || hasExclusive(deal))
  );
}

export function hasExclusive({ benefits }: Deal): boolean {
  return benefits.some(({ exclusive }) => exclusive);
}

/** Every way to pay that some deal takes, each once, by name. */
export function paymentMethodsOf(deals: readonly Deal[]): PaymentMethod[] {
  const bySlug = new Map(
    deals.flatMap(({ payment_methods }) => payment_methods.map((method) => [method.slug, method])),
  );
  return [...bySlug.values()].sort((one, other) => one.name.localeCompare(other.name));
}
