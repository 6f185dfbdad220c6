import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '../../../ui/button/button.tsx';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/text/text.tsx';
import type { RedemptionFlow } from '../use-redemption.ts';
import { RedemptionFacts } from './redemption-facts.tsx';

/** The server does not have it so far: the same one can be sent again, once more and never twice, or dropped. */
export function NotArrived({ flow }: { readonly flow: RedemptionFlow }) {
  const { t } = useLingui();
  const { outcome } = flow;
  const isBusy = outcome !== 'notArrived';
  return (
    <Stack gap={5}>
      <Text>
        <Trans>
          So far nothing was taken from your balance. You can send it again: should the first one still
          arrive, both count as one.
        </Trans>
      </Text>
      {flow.intent !== null && <RedemptionFacts of={flow.intent} />}
      <Inline>
        <Button
          isPending={outcome === 'sending' || outcome === 'checking'}
          isDisabled={outcome === 'dropping'}
          pendingLabel={outcome === 'sending' ? t`Redeeming your Edge` : t`Looking for your redemption`}
          onPress={flow.retry}
        >
          <Trans>Send it again</Trans>
        </Button>
        <Button
          variant="secondary"
          isPending={outcome === 'dropping'}
          isDisabled={isBusy && outcome !== 'dropping'}
          pendingLabel={t`Looking for your redemption for the last time`}
          onPress={flow.drop}
        >
          <Trans>Do not redeem</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}
