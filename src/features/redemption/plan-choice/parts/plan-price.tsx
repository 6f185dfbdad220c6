import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge, formatPercentage } from '#lib/format-decimal.ts';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { Text } from '#ui/text/text.tsx';
import { priceFor } from '../plan-choice.messages.ts';
import type { PricedPlan } from '#domain/plans.ts';

interface PlanPriceProps {
  readonly priced: PricedPlan;
}

/** What is charged in Edge, and what it is instead of. */
export function PlanPrice({ priced: { plan, price, insteadOf, discount, isProrated } }: PlanPriceProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const before = insteadOf === null ? null : formatEdge(insteadOf, locale);
  const off = discount === null ? null : formatPercentage(discount, locale);
  return (
    <>
      <StatFigure
        label={i18n._(priceFor[plan.interval])}
        figure={{ state: 'known', value: formatEdge(price, locale), unit: t`Edge` }}
      />
      {before !== null && (
        <Text size="small" tone="muted">
          <Trans>
            instead of <s>{before} Edge</s>
          </Trans>
          {off !== null && <Trans>, {off} off</Trans>}
        </Text>
      )}
      {isProrated && (
        <Text size="small" tone="muted">
          <Trans>Prorated: you pay only for the time that is left.</Trans>
        </Text>
      )}
    </>
  );
}
