import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { lazyNamed } from '#loading/lazy-named.tsx';
import type { Account } from '#queries/account.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { useAccountDeletion } from './account-deletion.flow.ts';

const DeletionDialog = lazyNamed(async () => (await import('./deletion-dialog.tsx')).DeletionDialog, {
  dialog: ({ deletion }) => ({ isOpen: deletion.screen !== 'closed', onClose: deletion.abandon }),
  fallback: <LossesLoading />,
});

interface AccountDeletionProps {
  readonly account: Account;
  /** Saves the player's data. */
  readonly download: ReactNode;
  /** Called when the dialog opens: the account must be refetched to show what would be lost. */
  readonly onConsidered: () => void;
  /** Called after the account was deleted. */
  readonly onDeleted: () => void;
}

/** Deletes the account. The typed values survive closing the dialog. */
export function AccountDeletion({ account, download, onConsidered, onDeleted }: AccountDeletionProps) {
  const { t } = useLingui();
  const deletion = useAccountDeletion();
  const [typed, setTyped] = useState('');
  const [wasConsidered, setWasConsidered] = useState(false);

  const leave = useEffectEvent(onDeleted);
  useEffect(() => {
    if (deletion.screen === 'deleted') leave();
  }, [deletion.screen]);

  return (
    <SectionCard
      title={t`Delete account`}
      description={<Trans>Deletes your account with all its Edge, for good.</Trans>}
    >
      <Inline>
        <NativeButton
          variant="critical"
          onPress={() => {
            onConsidered();
            setWasConsidered(true);
            deletion.consider();
          }}
        >
          <Trans>Delete account</Trans>
        </NativeButton>
      </Inline>
      {wasConsidered && (
        <DeletionDialog
          account={account}
          deletion={deletion}
          download={download}
          typed={typed}
          onTyped={setTyped}
        />
      )}
    </SectionCard>
  );
}

function LossesLoading() {
  const { t } = useLingui();
  return <Spinner label={t`Loading what you would lose`} />;
}
