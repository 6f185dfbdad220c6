import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { countryName } from '#lib/countries.ts';
import { dealsQuery } from '#queries/deals.ts';
import { routes } from '#routes.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { PartnerNote } from './deals-gate.tsx';

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

/** @param props.country its name in the UI language; null while it is not known */
function CountryNote({ country }: { readonly country: string | null }) {
  const { t } = useLingui();
  return (
    <Stack gap={1}>
      <Text as="div" size="small" tone="muted">
        {country === null ? (
          <Skeleton width="short" />
        ) : (
          <Trans>
            Country: <bdi>{country}</bdi>
          </Trans>
        )}
      </Text>
      <Disclosure showLabel={t`Why this country?`} hideLabel={t`Close`}>
        <Stack gap={2}>
          <Text size="small">
            <Trans>
              The law where you are decides which rooms may offer you a deal. So we use the country of your
              connection, not the one in your profile.
            </Trans>
          </Text>
          <Text size="small">
            <Trans>
              Wrong country? Turn off your VPN or proxy and reload the page. If it’s still wrong,{' '}
              <Link href={routes.support.href()}>contact support</Link>.
            </Trans>
          </Text>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
