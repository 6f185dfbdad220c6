import { memo, useContext, useDeferredValue, useMemo } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { filterDeals, hasExclusive, paymentMethodsOf, searchable, sortDeals } from '#domain/deals.ts';
import { dealLabels } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatNumber } from '#lib/format-decimal.ts';
import type { Deal } from '#queries/deals.ts';
import { ExclusiveMark } from '#ui/benefit-list/benefit-list.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { CardList, CardListItem } from '#ui/card-list/card-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { SearchIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { useTypedText } from '#ui/search-field/use-typed-text.ts';
import { Text } from '#ui/text/text.tsx';
import { Comparing } from './comparing.tsx';
import { DealCard } from './deal-card.tsx';
import { EdgeValueContext } from './deal-value.tsx';
import { DealFilters, type DealsSearch, NO_FILTERS } from './deal-filters.tsx';
import type { OfferedDeals } from './deals-gate.tsx';

interface DealsBrowserProps extends OfferedDeals {
  readonly search: DealsSearch;
  /** A `step` adds a history entry; `typing` is in the field already. */
  readonly onSearch: (values: Partial<DealsSearch>, kind: 'step' | 'replacement' | 'typing') => void;
}

export function DealsBrowser({ deals, country, search, onSearch }: DealsBrowserProps) {
  const { locale } = useLanguage();
  const [q, setText] = useTypedText(search, (text) => {
    onSearch({ q: asParameter(text) }, 'typing');
  });
  const { platform, exclusive, sort } = search;
  const payment = useMemo(
    () => paymentMethodsOf(deals, locale).find(({ slug }) => slug === search.payment)?.slug,
    [deals, locale, search.payment],
  );
  const index = useMemo(() => deals.map(searchable), [deals]);
  const edgeValue = useContext(EdgeValueContext) ?? null;
  const sorted = useMemo(() => sortDeals(deals, sort, locale, edgeValue), [deals, sort, locale, edgeValue]);
  const shown = useMemo(
    () => filterDeals(index, { q, platform, payment, exclusive }),
    [index, q, platform, payment, exclusive],
  );
  const choose = (values: Partial<DealsSearch>) => {
    onSearch({ q: asParameter(q), ...values }, 'step');
  };
  const clear = () => {
    setText('');
    choose(NO_FILTERS);
  };

  return (
    <Stack gap={6}>
      <DealFilters
        deals={deals}
        text={q}
        onText={setText}
        search={{ ...search, payment }}
        onSearch={choose}
      />
      <ResultHead shown={shown.size} deals={deals} onClear={clear} />
      {shown.size === 0 && <NothingFits onClear={clear} />}
      <Comparing
        deals={deals}
        compare={search.compare}
        onCompare={(compare) => {
          onSearch({ compare }, 'replacement');
        }}
      >
        <DealList deals={sorted} shown={shown} country={country} />
      </Comparing>
    </Stack>
  );
}

function asParameter(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

interface ResultHeadProps {
  readonly shown: number;
  readonly deals: readonly Deal[];
  readonly onClear: () => void;
}

function ResultHead({ shown, deals, onClear }: ResultHeadProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const all = deals.length;
  const isFiltered = shown < all;
  const some = formatNumber(shown, locale);
  return (
    <Inline justify="between">
      <Inline>
        <Heading level={2} size="small">
          <span role="status">
            {isFiltered
              ? t`${some} of ${plural(all, { one: '# deal', other: '# deals' })}`
              : t`${plural(all, { one: '# deal', other: '# deals' })}`}
          </span>
        </Heading>
        {isFiltered && shown > 0 && (
          <NativeButton variant="quiet" size="small" onPress={onClear}>
            <Trans>Clear filters</Trans>
          </NativeButton>
        )}
      </Inline>
      {deals.some(hasExclusive) && (
        <Inline gap={2}>
          <ExclusiveMark label={i18n._(dealLabels.exclusive)} />
          <Text as="span" size="small" tone="muted">
            <Trans>Only through Rakeback Wizard</Trans>
          </Text>
        </Inline>
      )}
    </Inline>
  );
}

function NothingFits({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      icon={<SearchIcon />}
      title={t`No deals match your filters`}
      action={
        <NativeButton variant="secondary" onPress={onClear}>
          <Trans>Clear filters</Trans>
        </NativeButton>
      }
    />
  );
}

/** Enough to fill a large window. The rest is rendered a moment later. */
const FIRST_CARDS = 24;

interface DealListProps {
  readonly deals: readonly Deal[];
  /** Ids of the deals that fit the filters. */
  readonly shown: ReadonlySet<number>;
  readonly country: string;
}

/**
 * A card is rendered once and filters only hide it, so that a thousand deals can be filtered at every key, in one commit.
 */
function DealList({ deals, shown, country }: DealListProps) {
  const areAllRendered = useDeferredValue(true, false);
  const end = endOfFirstCards(deals, shown);
  return (
    <CardList>
      {deals.map((deal, index) => {
        const isShown = shown.has(deal.id);
        return (
          <DealItem
            key={deal.id}
            deal={deal}
            country={country}
            isShown={isShown}
            isRendered={areAllRendered || (index < end && isShown)}
            isOneOfMany={deals.length > FIRST_CARDS}
          />
        );
      })}
    </CardList>
  );
}

/** The index after the last of the first `FIRST_CARDS` cards that show. */
function endOfFirstCards(deals: readonly Deal[], shown: ReadonlySet<number>): number {
  let count = 0;
  const last = deals.findIndex(({ id }) => shown.has(id) && (count += 1) === FIRST_CARDS);
  return last === -1 ? deals.length : last + 1;
}

interface DealItemProps {
  readonly deal: Deal;
  readonly country: string;
  readonly isShown: boolean;
  readonly isRendered: boolean;
  readonly isOneOfMany: boolean;
}

const DealItem = memo(function DealItem({ deal, country, isShown, isRendered, isOneOfMany }: DealItemProps) {
  return (
    <CardListItem isHidden={!isShown} isOneOfMany={isOneOfMany}>
      {isRendered ? <DealCard deal={deal} country={country} /> : undefined}
    </CardListItem>
  );
});
