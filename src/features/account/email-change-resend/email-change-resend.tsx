import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';

import { emailChangeResendMachine, view } from '#machines/email-change-resend/email-change-resend.machine.ts';
import { countDownLogic } from '#machines/shared/count-down.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import type { MailRequestActors } from '#machines/shared/mail-request.ts';
import { useRefetchAccount } from '#features/account/account/account.queries.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { requestIdOf } from '#forms/refusal.ts';
import { ResendButton } from '#forms/mail-request.tsx';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { countDown } from '#lib/count-down.ts';
import { resendEmailChange } from '#sdk/generated/api/email/email.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';

const machine = emailChangeResendMachine.provide({
  actors: {
    sendMail: fromPromise<void, { readonly email: string }>(async ({ signal }) => {
      await resendEmailChange({ signal });
    }),
    countDown: countDownLogic(countDown),
  } satisfies MailRequestActors,
});

const sendingFailed = msg`We couldn’t send the email.`;

interface EmailChangeResendProps {
  /** The address to confirm. */
  readonly email: string;
  /** True right after the request: the cool-down of its mail is running. */
  readonly justSent: boolean;
}

/** Requests another mail for a pending change, and shows the cool-down. */
export function EmailChangeResend({ email, justSent }: EmailChangeResendProps) {
  const [snapshot, send] = useMachine(machine, { input: { email, justSent } });
  const resend = view(snapshot);
  const { screen, failure } = resend;
  const isSent = screen === 'sent';

  const refetchAccount = useRefetchAccount();
  const isRefused = failure?.code === 'unexpected';
  useEffect(() => {
    // The account names the new link, or no pending change any more.
    if (isSent || isRefused) refetchAccount();
  }, [isSent, isRefused, refetchAccount]);

  return (
    <Stack gap={4}>
      <Notice intent="positive">
        {isSent && (
          <Trans>
            We sent another email to <bdi>{email}</bdi>. The earlier link no longer works.
          </Trans>
        )}
      </Notice>
      {failure !== null && failure.code !== 'fieldsRejected' && (
        <FormFailure sentence={sendingFailed} reason={callFailureReason(failure)} {...requestIdOf(failure)} />
      )}
      <ResendButton
        email={email}
        request={resend}
        onPress={() => {
          send({ type: 'email.requested', email });
        }}
      />
    </Stack>
  );
}
