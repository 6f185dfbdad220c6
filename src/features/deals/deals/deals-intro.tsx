import { useQuery } from '@tanstack/react-query';
import { Trans } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { countryName } from '#lib/countries.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { CountryNote } from './parts/country-note.tsx';
import { dealsQuery } from '#queries/deals.ts';
import { PartnerNote } from './parts/partner-note.tsx';

/** What the list is, for which country, and who pays for it. The country is named only when the server has said it. */
export function DealsIntro() {
  const { locale } = useLanguage();
  const { data, isPending } = useQuery(dealsQuery());
  const country = data === undefined ? null : countryName(data.country, locale);
  return (
    <Stack gap={4}>
      <Heading level={1}>
        {country === null ? (
          <Trans>All Poker Room Deals Available</Trans>
        ) : (
          <Trans>
            All Poker Room Deals Available in <bdi>{country}</bdi>
          </Trans>
        )}
      </Heading>
      <Stack gap={2}>
        <PartnerNote />
        {(country !== null || isPending) && <CountryNote country={country} />}
      </Stack>
    </Stack>
  );
}
