import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import type { MemberAccount } from '#features/account/account/account-gate.tsx';
import { EmailChangeResend } from '#features/account/email-change-resend/email-change-resend.tsx';
import { CurrentPasswordField } from '#forms/current-password-field.tsx';
import { fieldErrors } from '#forms/field-messages.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { refusalOf, requestIdOf } from '#forms/refusal.ts';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { timeLeftMessage } from '#i18n/time-left.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatTime } from '#lib/dates.ts';
import { draftNameOf, forgetDraft, type DraftName } from '#lib/drafts.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { AccountName } from '#ui/password-field/account-name.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Text } from '#ui/text/text.tsx';
import {
  emailChangeMessages,
  emailChangeProblems,
  refusedMessages,
  submissionOf,
  useEmailChange,
  type EmailChangeFlow,
} from './email-change.flow.ts';

/** Specification, section 8: a generic error with a hint to support. */
const emailChangeFailed = msg`An error occurred while changing your email. Please try again or contact support.`;
const cancellingFailed = msg`We couldn’t cancel the change.`;

type View = EmailChangeFlow['view'];

/** Changes the address. The form is closed while the link to a new address is valid. */
export function EmailChange({ account }: { readonly account: MemberAccount }) {
  const { t } = useLingui();
  const flow = useEmailChange(account);
  const { view } = flow;
  const ended = view.screen === 'form' ? view.ended : null;
  const isRequested = view.screen === 'pending' && view.step === 'requested';
  const draft = draftNameOf(account.id, 'email-change');
  useEffect(() => {
    if (isRequested) forgetDraft(draft);
  }, [isRequested, draft]);
  return (
    <Stack gap={5}>
      {account.email !== null && <NamedAddress name={t`Email`} address={account.email} />}
      <Notice>{ended === 'expired' && <Trans>The link has expired. Ask for a new one.</Trans>}</Notice>
      {view.screen === 'form' && ended === 'cancelled' && view.correction === null && (
        <Alert intent="positive" title={t`You cancelled the change. Your email stays the same.`} takesFocus />
      )}
      {view.failure?.code === 'changePending' && (
        <Alert intent="caution" title={t`You’ve already asked for a change.`} takesFocus>
          <Trans>Open the link in our email, or cancel that change.</Trans>
        </Alert>
      )}
      {view.screen === 'form' ? (
        <EmailChangeForm email={account.email} draftName={draft} view={view} onSubmit={flow.submit} />
      ) : (
        <PendingAddress view={view} flow={flow} />
      )}
    </Stack>
  );
}

interface EmailChangeFormProps {
  /** The current address of the account. */
  readonly email: string | null;
  readonly draftName: DraftName;
  readonly view: Extract<View, { screen: 'form' }>;
  readonly onSubmit: EmailChangeFlow['submit'];
}

function EmailChangeForm({ email, draftName, view, onSubmit }: EmailChangeFormProps) {
  const { t, i18n } = useLingui();
  const { correction, failure, isSubmitting } = view;
  const refusal = refusalOf(failure?.code === 'changePending' ? null : failure, refusedMessages, i18n);
  return (
    <Form
      label={t`Change email`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => fieldErrors(emailChangeProblems(values, email), emailChangeMessages, i18n)}
      errors={refusal.atFields}
      isPending={isSubmitting}
      draftName={draftName}
      onSubmit={(values) => {
        onSubmit(submissionOf(values));
      }}
    >
      {/* Without it a password manager would keep the new address with the password before it is confirmed. */}
      <AccountName email={email ?? ''} />
      <TextField
        name="new_email"
        type="email"
        label={t`New email`}
        autoComplete="email"
        defaultValue={correction ?? ''}
        autoFocus={correction !== null}
        isRequired
        {...(correction !== null && {
          description: t`The earlier link no longer works.`,
        })}
      />
      <CurrentPasswordField />
      {refusal.atForm && (
        <FormFailure sentence={emailChangeFailed} reason={refusal.atForm} requestId={refusal.requestId} />
      )}
      <Inline>
        <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={t`Sending the email`}>
          <Trans>Change email</Trans>
        </Button>
      </Inline>
    </Form>
  );
}

interface PendingAddressProps {
  readonly view: Extract<View, { screen: 'pending' }>;
  readonly flow: EmailChangeFlow;
}

/** Shows the same for a taken address, like the server. */
function PendingAddress({ view, flow }: PendingAddressProps) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const { pending, minutesLeft, step } = view;
  const time = formatTime(pending.expiresAt, locale);
  return (
    <Stack gap={5}>
      {step === 'requested' && <Alert intent="positive" title={t`Check your inbox`} takesFocus />}
      {/* Exact word of the specification, section 4. */}
      <NamedAddress name={t`Unconfirmed email`} address={pending.email} />
      <Stack gap={2}>
        <Text>
          <Trans>
            We sent a link to this address. Open it while you’re logged in, before <bdi>{time}</bdi>. Until
            then your email stays the same.
          </Trans>
        </Text>
        <Text>{i18n._(timeLeftMessage({ unit: 'minute', count: minutesLeft }))}</Text>
        <Text size="small" tone="muted">
          <Trans>Nothing there? Check your spam folder.</Trans>
        </Text>
      </Stack>
      <EmailChangeResend key={pending.email} email={pending.email} justSent={step === 'requested'} />
      {step === 'notCancelled' && <CancellingFailed failure={view.failure} />}
      <Inline>
        <Button
          variant="secondary"
          isPending={step === 'correcting'}
          pendingLabel={t`Cancelling the change`}
          isDisabled={step === 'cancelling'}
          onPress={flow.correct}
        >
          <Trans>Use another address</Trans>
        </Button>
        <Button
          variant="quiet"
          isPending={step === 'cancelling'}
          pendingLabel={t`Cancelling the change`}
          isDisabled={step === 'correcting'}
          onPress={flow.cancel}
        >
          <Trans>Cancel the change</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}

function CancellingFailed({ failure }: Pick<View, 'failure'>) {
  if (failure === null || failure.code === 'fieldsRejected' || failure.code === 'changePending') return null;
  return (
    <FormFailure sentence={cancellingFailed} reason={callFailureReason(failure)} {...requestIdOf(failure)} />
  );
}

function NamedAddress({ name, address }: { readonly name: string; readonly address: string }) {
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        {name}
      </Text>
      <Text weight="medium">
        <bdi>{address}</bdi>
      </Text>
    </Stack>
  );
}
