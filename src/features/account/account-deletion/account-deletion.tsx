import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useEffect, useEffectEvent, useState } from 'react';

import type { MemberAccount } from '#features/account/account/account-gate.tsx';
import { useRefetchAccount } from '#features/account/account/account.queries.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { routes } from '#routes.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Intent } from '#ui/intent/intent.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { LinkIntentContext } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { useAccountDeletion } from './account-deletion.flow.ts';

const DeletionDialog = lazyNamed(async () => (await import('./deletion-dialog.tsx')).DeletionDialog, {
  dialog: ({ deletion }) => ({ isOpen: deletion.screen !== 'closed', onClose: deletion.abandon }),
  fallback: <LossesLoading />,
});

interface AccountDeletionProps {
  readonly account: MemberAccount;
  /** Called after the account was deleted. */
  readonly onDeleted: () => void;
}

/** Deletes the account. The typed values survive closing the dialog. */
export function AccountDeletion({ account, onDeleted }: AccountDeletionProps) {
  const { t } = useLingui();
  const refetchAccount = useRefetchAccount();
  const preload = useContext(LinkIntentContext);
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
      description={<Trans>This deletes your account and all your Edge for good.</Trans>}
    >
      <Intent onIntent={DeletionDialog.preload}>
        <Inline>
          <NativeButton
            variant="critical"
            onPress={() => {
              // What would be lost has to be of now.
              refetchAccount();
              preload(routes.goodbye.href());
              setWasConsidered(true);
              deletion.consider();
            }}
          >
            <Trans>Delete account</Trans>
          </NativeButton>
        </Inline>
      </Intent>
      {wasConsidered && (
        <DeletionDialog account={account} deletion={deletion} typed={typed} onTyped={setTyped} />
      )}
    </SectionCard>
  );
}

function LossesLoading() {
  const { t } = useLingui();
  return <Spinner label={t`Loading your account`} />;
}
