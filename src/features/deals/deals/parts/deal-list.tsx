import { memo, useDeferredValue } from 'react';

import type { Deal } from '#sdk/generated/model/deal.ts';
import { CardList, CardListItem } from '#ui/card-list/card-list.tsx';
import { DealCard } from './deal-card.tsx';

/** Enough to fill a large window; the rest is drawn, and follows a filter, between two frames. */
const AT_ONCE = 24;

interface DealListProps {
  /** All of them, in order. */
  readonly deals: readonly Deal[];
  /** Ids of those that fit the filters. */
  readonly shown: ReadonlySet<number>;
  readonly country: string;
}

/** A card is drawn once: filters only hide it, so that a thousand deals are narrowed at every key. */
export function DealList({ deals, shown, country }: DealListProps) {
  const areAllDrawn = useDeferredValue(true, false);
  const shownBelow = useDeferredValue(shown);
  const end = endOfFirst(deals, shown);
  return (
    <CardList>
      {deals.map((deal, index) => {
        const isShown = (index < end ? shown : shownBelow).has(deal.id);
        return (
          <DealItem
            key={deal.id}
            deal={deal}
            country={country}
            isShown={isShown}
            isDrawn={areAllDrawn || (index < end && isShown)}
            isOneOfMany={deals.length > AT_ONCE}
          />
        );
      })}
    </CardList>
  );
}

/** How far the list goes to the last of the first cards that show. */
function endOfFirst(deals: readonly Deal[], shown: ReadonlySet<number>): number {
  let count = 0;
  const last = deals.findIndex(({ id }) => shown.has(id) && (count += 1) === AT_ONCE);
  return last === -1 ? deals.length : last + 1;
}

interface DealItemProps {
  readonly deal: Deal;
  readonly country: string;
  readonly isShown: boolean;
  readonly isDrawn: boolean;
  readonly isOneOfMany: boolean;
}

/** Looked at again only when it comes or goes. */
const DealItem = memo(function DealItem({ deal, country, isShown, isDrawn, isOneOfMany }: DealItemProps) {
  return (
    <CardListItem isHidden={!isShown} isOneOfMany={isOneOfMany}>
      {isDrawn ? <DealCard deal={deal} country={country} /> : undefined}
    </CardListItem>
  );
});
