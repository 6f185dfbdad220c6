import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { unknownReason } from '../redemption.messages.ts';
import type { RedemptionFlow } from '../use-redemption.ts';
import { RedemptionFacts } from './redemption-facts.tsx';

/** Nobody could say what became of it. That is no failure, and never called one. */
export function OutcomeUnknown({ flow }: { readonly flow: RedemptionFlow }) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text>{i18n._(unknownReason(flow.failure))}</Text>
        <Text>
          <Trans>
            Your redemption may have arrived or not. We look it up again by ourselves until we know, also when
            you reload this page. It is never redeemed twice.
          </Trans>
        </Text>
      </Stack>
      {flow.intent !== null && <RedemptionFacts of={flow.intent} />}
      <Inline>
        <Button
          variant="secondary"
          isPending={flow.outcome !== 'unknown'}
          pendingLabel={t`Looking for your redemption`}
          onPress={flow.readAgain}
        >
          <Trans>Check now</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}
