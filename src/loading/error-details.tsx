import { Trans, useLingui } from '@lingui/react/macro';

import { CopyText } from '#ui/copy-text/copy-text.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

interface ErrorDetailsProps {
  /** By which we find the failed call in the log of the server. */
  readonly requestId: string | undefined;
}

/** What a player can give to the support; nothing if there is nothing. */
export function ErrorDetails({ requestId }: ErrorDetailsProps) {
  const { t } = useLingui();
  if (requestId === undefined) return null;
  return (
    <Disclosure showLabel={t`Show Error`} hideLabel={t`Hide Error`}>
      <Stack gap={3}>
        <Text size="small">
          <Trans>If you contact support, include this code.</Trans>
        </Text>
        <CopyText
          value={requestId}
          copyLabel={t`Copy`}
          copiedText={t`Copied.`}
          failedText={t`Couldn’t copy. Copy it by hand.`}
        />
      </Stack>
    </Disclosure>
  );
}
