import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';

/** What became of a redemption while somebody looked. */
export function SettledNews({ redemption }: { readonly redemption: Redemption }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { plan, status, edge_amount, active_until } = redemption;
  const tier = i18n._(planTierName[plan.tier]);
  if (status === 'failed') {
    const edge = formatEdge(edge_amount, locale);
    return (
      <p>
        <Trans>
          Your redemption of {tier} failed. {edge} Edge is back in your balance.
        </Trans>
      </p>
    );
  }
  const end = active_until === null ? null : formatUtcDay(endDay(active_until), locale);
  return (
    <p>
      {end === null ? (
        <Trans>Your {tier} subscription is active.</Trans>
      ) : (
        <Trans>
          Your {tier} subscription is active until {end}.
        </Trans>
      )}
    </p>
  );
}
