import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

import { emailChangeResendMachine } from '#machines/email-change-resend/email-change-resend.machine.ts';
import { selectView } from '#machines/email-change-resend/email-change-resend.selectors.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { ResendButton } from '#forms/resend-button.tsx';
import { pressFailureReason } from '#i18n/call-failure-reason.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { emailChangeResendActors } from './email-change-resend.actors.ts';

const machine = emailChangeResendMachine.provide({ actors: emailChangeResendActors });

const sendingFailed = msg`The email could not be sent again.`;

interface EmailChangeResendProps {
  /** The address that waits for its confirmation. */
  readonly email: string;
  /** The change was asked for just now, so that another mail has to wait. */
  readonly justSent: boolean;
  /** A newer link is out, or perhaps nothing is pending any more: the account tells. */
  readonly onOutdated: () => void;
}

/** Asks for another mail of a pending change, with the cool-down in sight. */
export function EmailChangeResend({ email, justSent, onOutdated }: EmailChangeResendProps) {
  const [snapshot, send] = useMachine(machine, { input: { email, justSent } });
  const { isSending, isSent, canRequest, secondsLeft, failure } = selectView(snapshot);

  const tellOutdated = useEffectEvent(onOutdated);
  const isRefused = failure?.code === 'unexpected';
  useEffect(() => {
    if (isSent || isRefused) tellOutdated();
  }, [isSent, isRefused]);

  return (
    <Stack gap={4}>
      <Notice intent="positive">
        {isSent && (
          <Trans>
            A new email is on its way to <bdi>{email}</bdi>. The link in the older one no longer works.
          </Trans>
        )}
      </Notice>
      {failure !== null && failure.code !== 'fieldsRejected' && (
        <FormFailure sentence={sendingFailed} reason={pressFailureReason(failure)} />
      )}
      <ResendButton
        isSending={isSending}
        canRequest={canRequest}
        secondsLeft={secondsLeft}
        onPress={() => {
          send({ type: 'email.requested', email });
        }}
      />
    </Stack>
  );
}
