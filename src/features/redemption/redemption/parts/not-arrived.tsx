import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { retryRefusal } from '../redemption.messages.ts';
import type { RedemptionFlow } from '../use-redemption.ts';
import { RedemptionFacts } from './redemption-facts.tsx';

/** The server does not have it and would still take it: the same one can be sent again, once more and never twice. */
export function NotArrived({ flow }: { readonly flow: RedemptionFlow }) {
  const { t, i18n } = useLingui();
  const { outcome, unsettledBy, canRetry } = flow;
  const refusal = retryRefusal(unsettledBy);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        {refusal !== null && <Text weight="medium">{i18n._(refusal)}</Text>}
        <Text>
          <Trans>
            So far nothing was taken from your balance. You can send it again: should the first one still
            arrive, both count as one.
          </Trans>
        </Text>
        <Text size="small" tone="muted">
          <Trans>
            If you do not want it any more, leave it. We keep looking: within three minutes it has arrived, or
            it is refused and nothing is taken. Until then no other plan can be redeemed.
          </Trans>
        </Text>
      </Stack>
      {flow.intent !== null && <RedemptionFacts of={flow.intent} />}
      {unsettledBy?.code !== 'intentExpired' && (
        <Inline>
          <Button
            isPending={!canRetry}
            pendingLabel={outcome === 'sending' ? t`Redeeming your Edge` : t`Looking for your redemption`}
            onPress={flow.retry}
          >
            <Trans>Send it again</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
