import { Trans, useLingui } from '@lingui/react/macro';

import { Stack } from '#ui/layout/stack.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Text } from '#ui/text/text.tsx';

/** It was sent, and it is looked up what became of it. */
export function Checking() {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Text>
        <Trans>We are finding out whether your redemption arrived.</Trans>
      </Text>
      <Spinner label={t`Looking for your redemption`} />
    </Stack>
  );
}
