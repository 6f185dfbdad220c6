import { Trans, useLingui } from '@lingui/react/macro';

import type { PricedPlan } from '#domain/plans.ts';
import { planTierName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { compareDecimals, subtractDecimals } from '#lib/decimal.ts';
import { formatEdge, formatMoney } from '#lib/format-decimal.ts';
import { rakeRangeFor } from '#lib/rake-estimate.ts';
import { routes } from '#routes.ts';
import type { Plan } from '#queries/plans.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { rakeNeeded, rakeNeededBetween } from './plan-choice.messages.ts';
import type { Multipliers } from './plan-choice.queries.ts';

export interface PlanOfferProps {
  readonly priced: PricedPlan;
  /** A decimal string. */
  readonly balance: string;
  /** Null if they are not known. */
  readonly multipliers: Multipliers | null;
  /** Why no plan can be redeemed now. `atWork`: on this page. `pending`: on the server. */
  readonly blocker: 'atWork' | 'pending' | null;
  /** @param price in Edge, as the card shows it */
  readonly onChoose: (plan: Plan, price: string) => void;
}

/** The button that redeems, or the reason why there is none (scenario 48). */
export function PlanOffer({
  priced: { plan, price },
  balance,
  blocker,
  multipliers,
  onChoose,
}: PlanOfferProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const left = subtractDecimals(balance, price);
  if (compareDecimals(left, '0') < 0) {
    return <Shortfall missing={subtractDecimals(price, balance)} multipliers={multipliers} />;
  }
  const rest = formatEdge(left, locale);
  const tier = i18n._(planTierName[plan.tier]);
  return (
    <>
      <Stack gap={1}>
        <Text tone="positive" weight="semibold">
          <Trans>You have enough</Trans>
        </Text>
        <Text size="small" tone="muted">
          <Trans>{rest} Edge left after it.</Trans>
        </Text>
      </Stack>
      {blocker === null ? (
        <NativeButton
          variant="primary"
          isFullWidth
          onPress={() => {
            onChoose(plan, price);
          }}
        >
          <Trans>Redeem {tier}</Trans>
        </NativeButton>
      ) : (
        <Text size="small">
          {blocker === 'pending' ? (
            <Trans>
              Your last redemption is still on its way. As soon as it is done you can redeem again.
            </Trans>
          ) : (
            <Trans>One redemption at a time: finish the one above first.</Trans>
          )}
        </Text>
      )}
    </>
  );
}

interface ShortfallProps extends Pick<PlanOfferProps, 'multipliers'> {
  /** A decimal string above zero. */
  readonly missing: string;
}

/** The missing Edge, and the rake that earns it if that is known. */
function Shortfall({ missing, multipliers }: ShortfallProps) {
  const { locale } = useLanguage();
  const edge = formatEdge(missing, locale);
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text tone="strong" weight="semibold">
          <Trans>{edge} Edge short</Trans>
        </Text>
        {multipliers !== null && <RakeNeeded missing={missing} multipliers={multipliers} />}
      </Stack>
      <Inline gap={4}>
        <Link href={routes.deals.href()} variant="standalone">
          <Trans>See the deals</Trans>
        </Link>
        <Link href={routes.rewards.href()} variant="standalone">
          <Trans>See your rewards</Trans>
        </Link>
      </Inline>
    </Stack>
  );
}

function RakeNeeded({
  missing,
  multipliers,
}: {
  readonly missing: string;
  readonly multipliers: Multipliers;
}) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const range = rakeRangeFor(missing, multipliers.multipliers);
  if (range === null) return null;
  const dollars = (amount: bigint) => formatMoney(String(amount), 'USD', locale);
  const { least, most } = range;
  return (
    <Text size="small" tone="muted">
      {i18n._(
        least === most
          ? rakeNeeded[multipliers.of](dollars(least))
          : rakeNeededBetween[multipliers.of](dollars(least), dollars(most)),
      )}
    </Text>
  );
}
