import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Account } from '#sdk/generated/model/account.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { AccountDeletionFlow } from '../use-account-deletion.ts';
import { ConfirmationForm } from './confirmation-form.tsx';
import { Losses } from './losses.tsx';

interface DeletionDialogProps {
  readonly account: Account;
  readonly deletion: AccountDeletionFlow;
  /** Saves the player's data. */
  readonly download: ReactNode;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

/** What a deletion takes, a copy to keep, and the question. Import this file lazily. */
export function DeletionDialog({ account, deletion, download, typed, onTyped }: DeletionDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={deletion.isConsidered}
      onClose={deletion.abandon}
      title={t`Delete your account?`}
      closeLabel={t`Close`}
      isPending={deletion.isDeleting}
    >
      <Stack gap={6}>
        <Stack gap={4}>
          <Text>
            <Trans>This is final. Nobody can bring your account back, and all of this goes with it:</Trans>
          </Text>
          <Losses account={account} />
        </Stack>
        <Stack gap={3}>
          <Heading level={3}>
            <Trans>Keep a copy first</Trans>
          </Heading>
          {download}
        </Stack>
        <ConfirmationForm deletion={deletion} typed={typed} onTyped={onTyped} />
      </Stack>
    </Dialog>
  );
}
