import { compareDecimals, highestBy } from '#lib/decimal.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Deal } from '#queries/deals.ts';
import type { RoomAccount } from '#queries/room-accounts.ts';
import type { PaymentMethod } from '#sdk/generated/model/payment-method.ts';
import { dealValue, type EdgeValue } from './deal-value.ts';

export interface DealTimes extends Pick<Deal, 'expires_at'> {
  /** RFC 3339. Only the deals of a room have it. */
  readonly closed_at?: string | null;
}

interface DealEnd {
  readonly kind: 'closed' | 'expired';
  /** RFC 3339. */
  readonly since: string;
}

/** A deal that has ended. */
export interface EndedDeal<Listed extends DealTimes = Deal> extends DealEnd {
  readonly deal: Listed;
}

/**
 * Splits deals into open and ended ones, each in the order of the server.
 *
 * @param now milliseconds since 1970
 */
export function dealsByEnd<Listed extends DealTimes>(
  deals: readonly Listed[],
  now: number,
): { readonly open: Listed[]; readonly ended: EndedDeal<Listed>[] } {
  const open: Listed[] = [];
  const ended: EndedDeal<Listed>[] = [];
  for (const deal of deals) {
    const end = dealEnd(deal, now);
    if (end === null) open.push(deal);
    else ended.push({ deal, ...end });
  }
  return { open, ended };
}

function dealEnd({ closed_at = null, expires_at }: DealTimes, now: number): DealEnd | null {
  if (closed_at !== null) return { kind: 'closed', since: closed_at };
  if (expires_at !== null && Date.parse(expires_at) <= now) return { kind: 'expired', since: expires_at };
  return null;
}

/** The deal with the most Edge for rake, the first of equal ones; null without deals. */
export function highestMultiplier<Listed extends Pick<Deal, 'edge_multiplier'>>(
  deals: readonly Listed[],
): Listed | null {
  return highestBy(deals, ({ edge_multiplier }) => edge_multiplier);
}

/** The highest extra rewards of any deal, in percent; null if no deal has any. */
export function highestExtraRewards(deals: readonly Pick<Deal, 'extra_rewards_percentage'>[]): string | null {
  const given = deals.flatMap(({ extra_rewards_percentage }) => extra_rewards_percentage ?? []);
  return highestBy(given, (percentage) => percentage);
}

export function hasExclusive({ benefits }: Pick<Deal, 'benefits'>): boolean {
  return benefits.some(({ exclusive }) => exclusive);
}

export interface DealFilters {
  readonly q?: string | undefined;
  readonly platform?: Deal['platforms'][number] | undefined;
  /** The slug of a payment method. */
  readonly payment?: string | undefined;
  readonly exclusive?: 'only' | undefined;
}

/** A deal with its search text, normalized once instead of at every keystroke. */
export interface SearchableDeal {
  readonly deal: Deal;
  readonly text: string;
}

export function searchable(deal: Deal): SearchableDeal {
  const texts = [deal.room.name, deal.title, ...deal.benefits.map(({ title }) => title)];
  return { deal, text: foldText(texts.join('\n')) };
}

/** The ids of the deals that match all filters. A deal must contain every word of the search text. */
export function filterDeals(deals: readonly SearchableDeal[], filters: DealFilters): ReadonlySet<number> {
  const words = foldText(filters.q ?? '').split(' ');
  return new Set(
    deals
      .filter(({ deal, text }) => fits(deal, filters) && words.every((word) => text.includes(word)))
      .map(({ deal }) => deal.id),
  );
}

function fits(deal: Deal, { platform, payment, exclusive }: DealFilters): boolean {
  return (
    (platform === undefined || deal.platforms.includes(platform)) &&
    (payment === undefined || deal.payment_methods.some(({ slug }) => slug === payment)) &&
    (exclusive === undefined || hasExclusive(deal))
  );
}

/** All payment methods of the deals, without duplicates, in the order of their names in the language. */
export function paymentMethodsOf(deals: readonly Deal[], locale: string): PaymentMethod[] {
  const bySlug = new Map(
    deals.flatMap(({ payment_methods }) => payment_methods.map((method) => [method.slug, method])),
  );
  const collator = new Intl.Collator(locale);
  return [...bySlug.values()].sort((one, other) => collator.compare(one.name, other.name));
}

export type DealsSort = 'value' | 'rakeback' | 'edge' | 'ending' | 'room';

type Compare = (one: Deal, other: Deal) => number;

/** A stable sort. Without `sort` the deals keep the order of the server, which is best first. */
export function sortDeals(
  deals: readonly Deal[],
  sort: DealsSort | undefined,
  locale: string,
  value: EdgeValue | null,
): Deal[] {
  if (sort === undefined) return [...deals];
  return sort === 'value' ? byValue(deals, value) : deals.toSorted(comparing(sort, locale));
}

/** The deals at rooms where the player has reported no username, the best value first. */
export function dealsToJoin(
  deals: readonly Deal[],
  accounts: readonly Pick<RoomAccount, 'room'>[],
  value: EdgeValue | null,
): Deal[] {
  const reported = new Set(accounts.map(({ room }) => room.slug));
  const others = deals.filter((deal) => !reported.has(deal.room.slug));
  return byValue(others, value);
}

/** Deals whose value is not known come last. */
function byValue(deals: readonly Deal[], value: EdgeValue | null): Deal[] {
  const totals = new Map(deals.map((deal) => [deal, dealValue(deal, value)?.total ?? null]));
  return deals.toSorted(
    nullLast(
      (deal) => totals.get(deal) ?? null,
      (one, other) => compareDecimals(other, one),
    ),
  );
}

function comparing(sort: Exclude<DealsSort, 'value'>, locale: string): Compare {
  switch (sort) {
    case 'rakeback':
      return nullLast(
        ({ rakeback_percentage }) => rakeback_percentage,
        (one, other) => compareDecimals(other, one),
      );
    case 'edge':
      return (one, other) => compareDecimals(other.edge_multiplier, one.edge_multiplier);
    case 'ending':
      return nullLast(
        ({ expires_at }) => expires_at,
        (one, other) => Date.parse(one) - Date.parse(other),
      );
    case 'room': {
      const collator = new Intl.Collator(locale, { numeric: true });
      return (one, other) => collator.compare(one.room.name, other.room.name);
    }
  }
}

function nullLast(
  read: (deal: Deal) => string | null,
  compare: (one: string, other: string) => number,
): Compare {
  return (one, other) => {
    const [value, otherValue] = [read(one), read(other)];
    if (value !== null && otherValue !== null) return compare(value, otherValue);
    return Number(value === null) - Number(otherValue === null);
  };
}

/** How many deals fit next to each other. */
export const MOST_COMPARED = 3;

/**
 * The deals to compare from the address, without duplicates, in its order. Deals that are not offered are left out.
 *
 * @param compare comma-separated ids
 */
export function comparedDeals(deals: readonly Deal[], compare: string | undefined): Deal[] {
  const ids = new Set((compare ?? '').split(',').map(Number));
  return [...ids].flatMap((id) => deals.find((deal) => deal.id === id) ?? []).slice(0, MOST_COMPARED);
}

/** The deals to compare as a search parameter; the inverse of the above. */
export function comparedIds(deals: readonly Deal[]): string | undefined {
  return deals.length === 0 ? undefined : deals.map(({ id }) => id).join(',');
}

/**
 * The link of a deal, or null if it must not be opened: other parties could read and change a link without https, and a
 * `javascript:` URL would run here.
 */
export function trackingLink(written: string): string | null {
  const url = URL.parse(written);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}
