import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { countryName } from '#lib/countries.ts';
import { dealsQuery } from '#queries/deals.ts';
import { joinHref, routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { CardList, CardListItem } from '#ui/card-list/card-list.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { DealCard } from './deal-card.tsx';
import { DealsGate, PartnerNote } from './deals-gate.tsx';

export function TopDeals() {
  const { t } = useLingui();
  const { user } = useSession();
  const { locale } = useLanguage();
  const { data } = useQuery(dealsQuery({ top: true }));
  const country = data === undefined ? null : countryName(data.country, locale);
  return (
    <Stack as="section" gap={6}>
      <Stack gap={2}>
        <Heading level={2}>
          {country === null ? (
            <Trans>Top deals</Trans>
          ) : (
            <Trans>
              Top deals: <bdi>{country}</bdi>
            </Trans>
          )}
        </Heading>
        <PartnerNote />
      </Stack>
      <DealsGate top>
        {(offered) => (
          <Stack gap={4}>
            <CardList column="medium">
              {offered.deals.map((deal) => (
                <CardListItem key={deal.id}>
                  <DealCard deal={deal} country={offered.country} />
                </CardListItem>
              ))}
            </CardList>
            <div>
              <Link
                href={user === null ? joinHref(routes.deals.href()) : routes.deals.href()}
                variant="standalone"
              >
                {t`See the deals`}
              </Link>
            </div>
          </Stack>
        )}
      </DealsGate>
    </Stack>
  );
}
