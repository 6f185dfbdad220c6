import { Trans, useLingui } from '@lingui/react/macro';

import type { Redeemed as Redemption } from '#machines/redemption/redemption.types.ts';
import { planName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { CopyField } from '#ui/copy-field/copy-field.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { startsWithinADay } from './redemption.messages.ts';

interface RedeemedProps {
  readonly redeemed: Redemption;
  readonly onDone: () => void;
}

/** The redemption was accepted: what happens next, and the details for the support. */
export function Redeemed({ redeemed, onDone }: RedeemedProps) {
  const { t } = useLingui();
  return (
    <Stack gap={5}>
      <Next redeemed={redeemed} />
      <RedemptionFacts of={redeemed} />
      <CopyField
        label={t`Reference`}
        value={redeemed.reference}
        copyLabel={t`Copy the reference`}
        copiedText={t`The reference is copied.`}
        failedText={t`Could not copy. The reference is selected: copy it by hand.`}
      />
      <Inline>
        <NativeButton onPress={onDone}>
          <Trans>Done</Trans>
        </NativeButton>
      </Inline>
    </Stack>
  );
}

function Next({ redeemed: { status, reason } }: Pick<RedeemedProps, 'redeemed'>) {
  const { i18n } = useLingui();
  switch (status) {
    case 'pending':
      return (
        <Text>
          {i18n._(startsWithinADay)} <Trans>Where it stands is shown below the plans.</Trans>
        </Text>
      );
    case 'unknown':
      return (
        <Text>
          <Trans>Where it stands is shown below the plans.</Trans>
        </Text>
      );
    case 'completed':
      return (
        <Text>
          <Trans>Log in to the solver with the address below to use it.</Trans>
        </Text>
      );
    case 'failed':
      return (
        <Text>
          {reason !== null && (
            <>
              <Trans>
                Reason: <bdi>{reason}</bdi>
              </Trans>{' '}
            </>
          )}
          <Trans>The Edge is back in your balance. You can choose a plan again.</Trans>
        </Text>
      );
  }
}

/** The details of a redemption that was sent or accepted. */
export function RedemptionFacts({
  of: { plan, edgeAmount, email },
}: {
  readonly of: Pick<Redemption, 'plan' | 'edgeAmount' | 'email'>;
}) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const price = formatEdge(edgeAmount, locale);
  return (
    <Facts
      facts={[
        { term: t`Plan`, details: planName(plan, i18n) },
        { term: t`Price`, details: t`${price} Edge` },
        { term: t`Email of your solver account`, details: <bdi>{email}</bdi> },
      ]}
    />
  );
}
