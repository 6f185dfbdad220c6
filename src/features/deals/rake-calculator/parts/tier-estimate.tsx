import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { monthsUntilPaid, timesPaid } from '#lib/rake-estimate.ts';
import { StatFigure, type Figure } from '#ui/stat-figure/stat-figure.tsx';
import type { EdgePlan } from '#domain/plans.ts';

const MONTHS = 12;

interface TierEstimateProps {
  readonly plan: EdgePlan;
  /** Of one month; null while it is not known. */
  readonly edge: string | null;
}

/** How many months of one plan the Edge of a year could pay. */
export function TierEstimate({ plan, edge }: TierEstimateProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const price = formatEdge(plan.price, locale);
  const months = edge === null ? null : timesPaid(edge, plan.price, MONTHS);
  const first = edge === null ? null : monthsUntilPaid(edge, plan.price);
  const figure: Figure =
    months === null
      ? { state: 'unknown', label: t`Not known yet` }
      : {
          state: 'known',
          value: months.toLocaleString(locale),
          unit: t`${plural(months, { one: 'month', other: 'months' })}`,
        };
  return (
    <StatFigure
      label={i18n._(planTierName[plan.tier])}
      figure={figure}
      footnote={
        first === null
          ? t`${price} Edge for a month`
          : t`${price} Edge for a month. The first after ${plural(first, { one: '# month', other: '# months' })}.`
      }
    />
  );
}
