import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';

import type { Redeemed as Redemption } from '#machines/redemption/redemption.types.ts';
import { Reference } from '#features/redemption/reference/reference.tsx';
import { planName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { accountQuery } from '#queries/account.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { CheckIcon } from '#ui/icons/icons.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { LineItems } from '#ui/line-items/line-items.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { SuccessCard } from '#ui/success/success-card.tsx';
import { Text } from '#ui/text/text.tsx';
import { followBelow } from './redemption.messages.ts';

interface RedeemedProps {
  readonly redeemed: Redemption;
  readonly title: string;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onDone: () => void;
}

/** The redemption was accepted: what it cost, what happens next, and the details for the support. */
export function Redeemed({ redeemed, title, heading, onDone }: RedeemedProps) {
  const content = (
    <>
      <Booked redeemed={redeemed} />
      <SolverAccount email={redeemed.email} reference={redeemed.reference} />
      <NativeButton isFullWidth onPress={onDone}>
        <Trans>Done</Trans>
      </NativeButton>
    </>
  );
  const next = <Next redeemed={redeemed} />;
  if (redeemed.status === 'failed') {
    return (
      <SectionCard title={title} headingRef={heading}>
        <Stack gap={1}>{next}</Stack>
        {content}
      </SectionCard>
    );
  }
  return (
    <SuccessCard icon={<CheckIcon />} title={title} text={next} headingRef={heading}>
      {content}
    </SuccessCard>
  );
}

function Next({ redeemed: { status, reason, edgeAmount } }: Pick<RedeemedProps, 'redeemed'>) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const edge = formatEdge(edgeAmount, locale);
  switch (status) {
    case 'pending':
      return (
        <Trans>
          Please allow up to 24 hours for your subscription to start or extend. You can follow it below.
        </Trans>
      );
    case 'unknown':
      return i18n._(followBelow);
    case 'completed':
      return <Trans>Log in to the solver with the email below.</Trans>;
    case 'failed':
      return (
        <>
          {reason !== null && (
            <Text>
              <Trans>
                Reason: <bdi>{reason}</bdi>
              </Trans>
            </Text>
          )}
          <Text>
            <Trans>{edge} Edge is back in your balance.</Trans>
          </Text>
        </>
      );
  }
}

/** The price and the new balance, which is left out while it cannot be fetched. */
function Booked({ redeemed: { plan, edgeAmount } }: Pick<RedeemedProps, 'redeemed'>) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const balance = useBalanceSince();
  const unit = t`Edge`;
  return (
    <LineItems
      label={t`Price and balance`}
      lines={[
        { id: 'plan', term: planName(plan, i18n), amount: formatEdge(edgeAmount, locale), unit },
        ...(balance.isUnknown
          ? []
          : [
              {
                id: 'balance',
                term: t`Your balance`,
                amount: balance.edge === null ? null : formatEdge(balance.edge, locale),
                unit,
                isResult: true,
              },
            ]),
      ]}
    />
  );
}

/** The balance that the server has had since this component was mounted; null until it is fetched. */
function useBalanceSince() {
  const [since] = useState(() => Date.now());
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery(accountQuery());
  const edge = dataUpdatedAt >= since ? (data?.edge_balance ?? null) : null;
  return { edge, isUnknown: edge === null && errorUpdatedAt >= since };
}

function SolverAccount({ email, reference }: Pick<Redemption, 'email' | 'reference'>) {
  const { t } = useLingui();
  return (
    <Facts
      facts={[
        { term: t`Solver account email`, details: <bdi>{email}</bdi> },
        { term: t`Reference`, details: <Reference reference={reference} /> },
      ]}
    />
  );
}

/** The details of a redemption that was sent. */
export function RedemptionFacts({
  of: { plan, edgeAmount, email },
}: {
  readonly of: Pick<Redemption, 'plan' | 'edgeAmount' | 'email'>;
}) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const amount = formatEdge(edgeAmount, locale);
  return (
    <Facts
      facts={[
        { term: t`Plan`, details: planName(plan, i18n) },
        { term: t`Price`, details: t`${amount} Edge` },
        { term: t`Solver account email`, details: <bdi>{email}</bdi> },
      ]}
    />
  );
}
