import { compareDecimals } from '#lib/decimal.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import type { DealsSort } from './deals-search.ts';

type Compare = (one: Deal, other: Deal) => number;

/**
 * Deals in the order that was asked for. Equals, and everything when nothing was asked for, stay in the order of the
 * server, which is best first.
 */
export function sortDeals(deals: readonly Deal[], sort: DealsSort | undefined, locale: string): Deal[] {
  return sort === undefined ? [...deals] : deals.toSorted(comparing(sort, locale));
}

function comparing(sort: DealsSort, locale: string): Compare {
  switch (sort) {
    case 'rakeback':
      return lastWithout(
        ({ rakeback_percentage }) => rakeback_percentage,
        (one, other) => compareDecimals(other, one),
      );
    case 'edge':
      return (one, other) => compareDecimals(other.edge_multiplier, one.edge_multiplier);
    case 'ending':
      return lastWithout(
        ({ expires_at }) => expires_at,
        (one, other) => Date.parse(one) - Date.parse(other),
      );
    case 'room': {
      const collator = new Intl.Collator(locale, { numeric: true });
      return (one, other) => collator.compare(one.room.name, other.room.name);
    }
  }
}

/** Whatever lacks the value comes after everything that has it. */
function lastWithout(
  read: (deal: Deal) => string | null,
  compare: (one: string, other: string) => number,
): Compare {
  return (one, other) => {
    const [value, otherValue] = [read(one), read(other)];
    if (value !== null && otherValue !== null) return compare(value, otherValue);
    return Number(value === null) - Number(otherValue === null);
  };
}
