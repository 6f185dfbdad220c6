import { useMemo } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { useTypedText } from '#ui/search-field/use-typed-text.ts';
import type { OfferedDeals } from './deals-gate.tsx';
import { NO_FILTERS, type DealsSearch } from './deals-search.ts';
import { listed, filterDeals, paymentMethodsOf } from './filter-deals.ts';
import { Comparing } from './parts/comparing.tsx';
import { DealFilters } from './parts/deal-filters.tsx';
import { DealList } from './parts/deal-list.tsx';
import { NothingFits } from './parts/nothing-fits.tsx';
import { ResultHead } from './parts/result-head.tsx';
import { sortDeals } from './sort-deals.ts';

/** `choice` is worth a step back in the history; `typing` is not. */
export type SearchStep = 'choice' | 'typing';

interface DealsBrowserProps extends OfferedDeals {
  readonly search: DealsSearch;
  readonly onSearch: (values: Partial<DealsSearch>, step: SearchStep) => void;
}

/** All deals: searched, filtered, sorted and compared. What is chosen stands in the address. */
export function DealsBrowser({ deals, country, search, onSearch }: DealsBrowserProps) {
  const { locale } = useLanguage();
  const [q, setText] = useTypedText(search.q ?? '', (text) => {
    onSearch({ q: asParameter(text) }, 'typing');
  });
  const { platform, exclusive, sort } = search;
  const payment = useMemo(
    () => paymentMethodsOf(deals).find(({ slug }) => slug === search.payment)?.slug,
    [deals, search.payment],
  );
  const index = useMemo(() => deals.map(listed), [deals]);
  const sorted = useMemo(() => sortDeals(deals, sort, locale), [deals, sort, locale]);
  const shown = useMemo(
    () => filterDeals(index, { q, platform, payment, exclusive }),
    [index, q, platform, payment, exclusive],
  );
  const choose = (values: Partial<DealsSearch>) => {
    onSearch({ q: asParameter(q), ...values }, 'choice');
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
          onSearch({ compare }, 'typing');
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
