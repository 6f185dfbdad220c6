import { createContext } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { dealValue, type DealValue, edgeValue, type EdgeValue } from '#domain/deal-value.ts';
import { dealLabels, edgePerDollar } from '#i18n/deal-messages.ts';
import { planTierName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { divideDecimals, multiplyDecimals } from '#lib/decimal.ts';
import { formatEdge, formatEdgePerDollar, formatMoney, formatPercentage } from '#lib/format-decimal.ts';
import { netRakeHref } from '#routes.ts';
import type { Deal } from '#queries/deals.ts';
import { plansQuery } from '#queries/plans.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Stack, VisuallyHidden } from '#ui/layout/layout.tsx';
import { LineItems } from '#ui/line-items/line-items.tsx';
import { Link } from '#ui/link/link.tsx';
import { FigureUnit, StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { Text } from '#ui/text/text.tsx';

/** What Edge is worth by the plans; undefined while they load, null if that is not known. */
export function useEdgeValue(): EdgeValue | null | undefined {
  const { data, isPending } = useQuery({ ...plansQuery(), select: edgeValue });
  return isPending ? undefined : (data ?? null);
}

/** As `useEdgeValue`, read once for all cards of a list. */
export const EdgeValueContext = createContext<EdgeValue | null | undefined>(null);

interface DealValueProps {
  readonly deal: Deal;
  readonly edgeValue: EdgeValue | null | undefined;
}

/** Rakeback and Edge of a deal in one figure; nothing if Edge has no known value. */
export function DealValueFigure({ deal, edgeValue }: DealValueProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  if (edgeValue === null) return null;
  if (deal.rakeback_percentage === null) {
    return (
      <Text size="small" tone="muted">
        <Trans>This deal doesn’t state its rakeback, so we can’t show its value.</Trans>
      </Text>
    );
  }
  const value = edgeValue === undefined ? null : dealValue(deal, edgeValue);
  return (
    <StatFigure
      label={i18n._(dealLabels.value)}
      figure={
        value === null
          ? { state: 'loading', label: t`Loading` }
          : { state: 'known', value: <ShareOfRake share={formatPercentage(value.total, locale)} /> }
      }
    />
  );
}

function ShareOfRake({ share }: { readonly share: string }) {
  return (
    <Trans>
      <bdi>{share}</bdi> <FigureUnit>of net rake</FigureUnit>
    </Trans>
  );
}

/** How the figure is calculated, one press away; nothing without the figure. */
export function DealValueCalculation({ deal, edgeValue }: DealValueProps) {
  const { t } = useLingui();
  if (edgeValue === null || deal.rakeback_percentage === null) return null;
  const value = edgeValue === undefined ? null : dealValue(deal, edgeValue);
  return (
    <Disclosure
      showLabel={<CalculationLabel deal={deal}>{t`How we calculate the value`}</CalculationLabel>}
      hideLabel={<CalculationLabel deal={deal}>{t`Close`}</CalculationLabel>}
    >
      {value !== null && edgeValue !== undefined && (
        <Calculation deal={deal} value={value} edgeValue={edgeValue} />
      )}
    </Disclosure>
  );
}

/** Tells the buttons of a list apart for those who listen. */
function CalculationLabel({
  deal: { room, title },
  children,
}: {
  readonly deal: Deal;
  readonly children: string;
}) {
  return (
    <span>
      {children}
      <VisuallyHidden>
        {' '}
        <bdi>
          {room.name}, {title}
        </bdi>
      </VisuallyHidden>
    </span>
  );
}

interface CalculationProps {
  readonly deal: Deal;
  readonly value: DealValue;
  readonly edgeValue: EdgeValue;
}

function Calculation({ deal, value, edgeValue }: CalculationProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const { extra_rewards_percentage: extra } = deal;
  const extraRewards = extra === null ? null : formatPercentage(extra, locale);
  return (
    <Stack gap={4}>
      <LineItems
        label={t`How we calculate the value`}
        lines={[
          {
            id: 'rakeback',
            term: i18n._(dealLabels.rakeback),
            amount: formatPercentage(value.rakeback, locale),
          },
          {
            id: 'edge',
            term: t`Edge`,
            note: i18n._(edgePerDollar(formatEdgePerDollar(deal.edge_multiplier, locale))),
            amount: formatPercentage(value.edge, locale),
          },
          {
            id: 'value',
            term: t({ message: 'Value', context: 'sum of a calculation', comment: 'Rakeback plus Edge' }),
            amount: formatPercentage(value.total, locale),
            isResult: true,
          },
        ]}
      />
      <Text as="div" size="small" tone="muted">
        <Stack gap={2}>
          <ValueAssumption edgeValue={edgeValue} />
          {extraRewards !== null && (
            <Text>
              <Trans>We add {extraRewards} to the room’s rewards. That isn’t counted here.</Trans>
            </Text>
          )}
        </Stack>
      </Text>
    </Stack>
  );
}

/** What the value of every deal takes for granted. */
export function ValueAssumption({ edgeValue }: { readonly edgeValue: EdgeValue }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const tier = i18n._(planTierName[edgeValue.tier]);
  const edge = formatEdge(edgeValue.edge, locale);
  const dollars = formatMoney(edgeValue.dollars, 'USD', locale);
  const hundred = '100';
  const exact = multiplyDecimals(edgeValue.dollars, hundred, 2);
  const worth = formatMoney(divideDecimals(exact, edgeValue.edge, 2), 'USD', locale);
  const count = formatEdge(hundred, locale);
  return (
    <>
      <Text>
        <Trans>
          A month of {tier} costs {edge} Edge or {dollars}, so we count {count} Edge as {worth}. With other
          plans it’s at least that.
        </Trans>
      </Text>
      <Text>
        <Trans>
          The value is a share of your <Link href={netRakeHref}>net rake</Link>, rounded down. Edge isn’t
          money: you can only redeem it for a plan.
        </Trans>
      </Text>
    </>
  );
}
