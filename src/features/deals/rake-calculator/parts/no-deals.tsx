import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { countryName } from '#lib/countries.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CoinsIcon } from '#ui/icons/coins-icon.ts';

/** Without a deal there is no rate to count with. */
export function NoDeals({ country: code }: { readonly country: string }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const country = countryName(code, locale);
  return (
    <EmptyState level={3} icon={<CoinsIcon />} title={t`There is nothing to estimate yet`}>
      <Trans>
        How much Edge you get depends on the deal. There is none in your country now: <bdi>{country}</bdi>.
      </Trans>
    </EmptyState>
  );
}
