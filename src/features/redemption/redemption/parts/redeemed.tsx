import { Trans, useLingui } from '@lingui/react/macro';

import type { Redeemed as Redemption } from '#machines/redemption/redemption.contract.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { CopyField } from '#ui/copy-field/copy-field.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { startsWithinADay } from '../redemption.messages.ts';
import { RedemptionFacts } from './redemption-facts.tsx';

interface RedeemedProps {
  readonly redeemed: Redemption;
  readonly onDone: () => void;
}

/** It has arrived: what comes of it, and what to quote to support. */
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
