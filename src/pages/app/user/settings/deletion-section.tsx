import { useContext } from 'react';
import { useLocation } from 'wouter';

import { useRereadAccount } from '#features/account/account/account.queries.ts';
import { AccountDeletion } from '#features/account/account-deletion/account-deletion.tsx';
import { DataDownload } from '#features/account/data-export/data-download.tsx';
import type { HistoryNote } from '#lib/history-notes.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { LinkIntentContext } from '#ui/link/link-intent.ts';
import type { SettingsSectionProps } from './settings-section-props.ts';

export function DeletionSection({ account }: SettingsSectionProps) {
  const [, navigate] = useLocation();
  const { forgetAccount } = useSession();
  const rereadAccount = useRereadAccount();
  const preload = useContext(LinkIntentContext);
  const goodbye = routes.goodbye.href();
  return (
    <AccountDeletion
      account={account}
      download={<DataDownload />}
      onConsidered={() => {
        rereadAccount();
        preload(goodbye);
      }}
      onDeleted={() => {
        // In this order: a session that ends on a private page leads to the login.
        navigate(goodbye, { replace: true, state: { accountDeleted: true } satisfies HistoryNote });
        forgetAccount();
      }}
    />
  );
}
