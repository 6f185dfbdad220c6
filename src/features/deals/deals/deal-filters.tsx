import { useContext } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { type DealsSort, paymentMethodsOf } from '#domain/deals.ts';
import { platformName } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { routes } from '#routes.ts';
import type { Deal } from '#queries/deals.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import { StarIcon } from '#ui/icons/icons.ts';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { EdgeValueContext } from './deal-value.tsx';

export type DealsSearch = ReturnType<typeof routes.deals.search>;

export const NO_FILTERS = {
  q: undefined,
  platform: undefined,
  payment: undefined,
  exclusive: undefined,
} as const satisfies Partial<DealsSearch>;

const sortName = {
  value: msg({
    message: 'Best value',
    context: 'order of deals',
    comment: 'The deals with the best value come first',
  }),
  rakeback: msg`Rakeback`,
  edge: msg`Edge multiplier`,
  ending: msg`Ending soonest`,
  room: msg`Room name`,
} as const satisfies Record<DealsSort, MessageDescriptor>;

interface DealFiltersProps {
  readonly deals: readonly Deal[];
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly search: DealsSearch;
  readonly onSearch: (values: Partial<DealsSearch>) => void;
}

const ANY = '';

export function DealFilters({ deals, text, onText, search, onSearch }: DealFiltersProps) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const platforms = optionsOf(platformName, (name) => i18n._(name));
  const isValueUnknown = useContext(EdgeValueContext) === null;
  const orders = optionsOf(sortName, (name) => i18n._(name)).filter(
    ({ value }) => value !== 'value' || !isValueUnknown,
  );
  const methods = paymentMethodsOf(deals, locale).map(({ slug, name }) => ({
    value: slug,
    label: name,
    isName: true,
  }));
  return (
    <FilterBar label={t`Filter the deals`}>
      <SearchField label={t`Search`} value={text} onChange={onText} />
      <Choice
        layout="stacked"
        label={t`Platform`}
        value={search.platform ?? ANY}
        options={[{ value: ANY, label: t({ message: 'All', context: 'platforms' }) }, ...platforms]}
        onChange={(value) => {
          onSearch({ platform: platforms.find((platform) => platform.value === value)?.value });
        }}
      />
      <Choice
        layout="stacked"
        label={t`Payment method`}
        value={search.payment ?? ANY}
        options={[{ value: ANY, label: t({ message: 'All', context: 'payment methods' }) }, ...methods]}
        onChange={(value) => {
          onSearch({ payment: value === ANY ? undefined : value });
        }}
      />
      <Choice
        layout="stacked"
        label={t`Sort by`}
        value={search.sort ?? ANY}
        options={[{ value: ANY, label: t`Our picks first` }, ...orders]}
        onChange={(value) => {
          onSearch({ sort: orders.find((order) => order.value === value)?.value });
        }}
      />
      <ToggleButton
        size="field"
        icon={<StarIcon />}
        isPressed={search.exclusive === 'only'}
        onPress={() => {
          onSearch({ exclusive: search.exclusive === 'only' ? undefined : 'only' });
        }}
      >
        {t`Exclusive only`}
      </ToggleButton>
    </FilterBar>
  );
}

function optionsOf<Value extends string, Name>(
  names: Readonly<Record<Value, Name>>,
  say: (name: Name) => string,
): { value: Value; label: string }[] {
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: say(names[value]) }));
}
