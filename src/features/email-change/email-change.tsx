import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { Alert } from '../../ui/alert/alert.tsx';
import { draftNameOf, forgetDraft } from '../../lib/drafts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { EmailChangeForm } from './parts/email-change-form.tsx';
import { NamedAddress } from './parts/named-address.tsx';
import { PendingAddress } from './parts/pending-address.tsx';
import { useEmailChange, type Unconfirmed } from './use-email-change.ts';

interface EmailChangeProps {
  readonly account: Unconfirmed & { readonly id: number; readonly email: string | null };
  /** Something has happened that the account does not tell yet. */
  readonly onOutdated: () => void;
}

/** Another address: asked for in a form, which is closed as long as the link to the new address works. */
export function EmailChange({ account, onOutdated }: EmailChangeProps) {
  const { t } = useLingui();
  const flow = useEmailChange(account, onOutdated);
  const { pending, isRequested, isExpired, failure } = flow;
  const draft = draftNameOf(account.id, 'email-change');
  useEffect(() => {
    if (isRequested) forgetDraft(draft);
  }, [isRequested, draft]);
  return (
    <Stack gap={5}>
      {account.email !== null && <NamedAddress name={t`Your email`} address={account.email} />}
      <Notice>{isExpired && <Trans>The link has expired. You can ask for another one.</Trans>}</Notice>
      {failure?.code === 'changePending' && (
        <Alert intent="caution" title={t`Another change is waiting for its confirmation.`} takesFocus>
          <Trans>Open the link in the email that we sent, or try again when the link has expired.</Trans>
        </Alert>
      )}
      {pending === null ? (
        <EmailChangeForm email={account.email} draftName={draft} flow={flow} />
      ) : (
        <PendingAddress pending={pending} minutesLeft={flow.minutesLeft} isRequested={isRequested} />
      )}
    </Stack>
  );
}
