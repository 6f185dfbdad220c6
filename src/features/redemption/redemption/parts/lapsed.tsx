import { Trans } from '@lingui/react/macro';

import { NativeButton } from '#ui/button/native-button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { RedemptionFlow } from '../use-redemption.ts';
import { RedemptionFacts } from './redemption-facts.tsx';

/** It did not arrive in time, and the server refuses it from now on. */
export function Lapsed({ flow }: { readonly flow: RedemptionFlow }) {
  return (
    <Stack gap={5}>
      <Text>
        <Trans>
          Nothing was taken from your balance, and it cannot arrive any more. You can choose a plan again.
        </Trans>
      </Text>
      {flow.intent !== null && <RedemptionFacts of={flow.intent} />}
      <Inline>
        <NativeButton onPress={flow.dismiss}>
          <Trans>Back to the plans</Trans>
        </NativeButton>
      </Inline>
    </Stack>
  );
}
