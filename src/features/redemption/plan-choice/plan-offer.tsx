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
import { oneAtATime } from './plan-choice.messages.ts';

export interface PlanOfferProps {
  readonly priced: PricedPlan;
  /** A decimal string. */
  readonly balance: string;
  /** Edge for one dollar of net rake, decimal strings. Null if they are not known. */
  readonly multipliers: readonly string[] | null;
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
      <Text tone="positive" weight="semibold">
        <Trans>You’ll have {rest} Edge left</Trans>
      </Text>
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
        <Text size="small">{i18n._(oneAtATime)}</Text>
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
  const amount = formatEdge(missing, locale);
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text tone="strong" weight="semibold">
          <Trans>{amount} Edge to go</Trans>
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
  readonly multipliers: readonly string[];
}) {
  const { locale } = useLanguage();
  const range = rakeRangeFor(missing, multipliers);
  if (range === null) return null;
  const dollars = (amount: bigint) => formatMoney(String(amount), 'USD', locale);
  const [least, most] = [dollars(range.least), dollars(range.most)];
  return (
    <Text size="small" tone="muted">
      {least === most ? (
        <Trans>About {least} of net rake</Trans>
      ) : (
        <Trans>
          About {least} to {most} of net rake
        </Trans>
      )}
    </Text>
  );
}
