import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { compareDecimals, subtractDecimals } from '#lib/decimal.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { PricedPlan } from '#domain/plans.ts';
import { Shortfall, type ShortfallProps } from './shortfall.tsx';

export interface PlanOfferProps extends Pick<ShortfallProps, 'multipliers'> {
  readonly priced: PricedPlan;
  /** A decimal string. */
  readonly balance: string;
  /** Why none can be redeemed at the moment: one is at work on this page, or on its way at the server. */
  readonly bar: 'atWork' | 'onItsWay' | null;
  /** @param price in Edge, as the card shows it */
  readonly onChoose: (plan: Plan, price: string) => void;
}

/** The button that redeems, or the reason why there is none (scenario 48). */
export function PlanOffer({ priced: { plan, price }, balance, bar, multipliers, onChoose }: PlanOfferProps) {
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
      {bar === null ? (
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
          {bar === 'onItsWay' ? (
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
