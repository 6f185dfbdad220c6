import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';

import { Alert } from '#ui/alert/alert.tsx';
import { draftNameOf, forgetDraft } from '#lib/drafts.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { EmailChangeForm } from './parts/email-change-form.tsx';
import { NamedAddress } from './parts/named-address.tsx';
import { PendingAddress } from './parts/pending-address.tsx';
import { useEmailChange, type Unconfirmed } from './use-email-change.ts';

interface EmailChangeProps {
  readonly account: Unconfirmed & { readonly id: number; readonly email: string | null };
  /** Something has happened that the account does not tell yet. */
  readonly onOutdated: () => void;
  /** How another mail is asked for while a change is pending. */
  readonly resend: (change: { readonly email: string; readonly justSent: boolean }) => ReactNode;
}

/** Another address: asked for in a form, which is closed as long as the link to the new address works. */
export function EmailChange({ account, onOutdated, resend }: EmailChangeProps) {
  const { t } = useLingui();
  const flow = useEmailChange(account, onOutdated);
  const { pending, isRequested, isExpired, isCancelled, correction, failure } = flow;
  const draft = draftNameOf(account.id, 'email-change');
  useEffect(() => {
    if (isRequested) forgetDraft(draft);
  }, [isRequested, draft]);
  return (
    <Stack gap={5}>
      {account.email !== null && <NamedAddress name={t`Your email`} address={account.email} />}
      <Notice>{isExpired && <Trans>The link has expired. You can ask for another one.</Trans>}</Notice>
      {isCancelled && correction === null && (
        <Alert intent="positive" title={t`The change was cancelled. Your email stays as it is.`} takesFocus />
      )}
      {failure?.code === 'changePending' && (
        <Alert intent="caution" title={t`Another change is waiting for its confirmation.`} takesFocus>
          <Trans>Open the link in the email that we sent, or cancel that change.</Trans>
        </Alert>
      )}
      {pending === null ? (
        <EmailChangeForm email={account.email} draftName={draft} flow={flow} />
      ) : (
        <PendingAddress pending={pending} flow={flow}>
          {resend({ email: pending.email, justSent: isRequested })}
        </PendingAddress>
      )}
    </Stack>
  );
}
