import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

import { countDownLogic } from '#machines/shared/count-down.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import type { MailRequestActors } from '#machines/shared/mail-request.ts';
import {
  verificationResendMachine,
  view,
} from '#machines/verification-resend/verification-resend.machine.ts';
import { emailMessages } from '#forms/email-address.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { MailAddressForm, ResendButton } from '#forms/mail-request.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { callFailureReason, countedDown } from '#i18n/call-failure-reason.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { countDown } from '#lib/count-down.ts';
import { resendEmailVerification } from '#sdk/generated/api/email/email.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** Specification, section 8. */
const sendingFailed = msg`Something went wrong while sending the email verification.`;

const machine = verificationResendMachine.provide({
  actors: {
    sendMail: fromPromise<void, { readonly email: string }>(async ({ input, signal }) => {
      await resendEmailVerification({ email: input.email }, { signal });
    }),
    countDown: countDownLogic(countDown),
  } satisfies MailRequestActors,
});

interface ResendVerificationProps {
  /** The address, if it is known. */
  readonly email: string;
  /** True right after sign-up: the address is fixed, and the cool-down of the first mail is running. */
  readonly isAfterSignUp?: boolean;
  /** Called after a new mail was requested, which makes older links and codes invalid. */
  readonly onSent?: () => void;
}

/** Requests another verification email, and shows the cool-down. */
export function ResendVerification({ email, isAfterSignUp = false, onSent }: ResendVerificationProps) {
  const { t, i18n } = useLingui();
  const [snapshot, send] = useMachine(machine, { input: { email, justSent: isAfterSignUp } });
  const resend = view(snapshot);
  const { screen, failure, email: address } = resend;
  const isButtonOnly = screen !== 'form' || isAfterSignUp;
  const refusal = isButtonOnly
    ? refusalOf(failure, {}, i18n, countedDown(callFailureReason))
    : refusalOf(failure, { email: emailMessages.refused }, i18n, countedDown(callFailureReason));

  // Call it once per mail, independent of parent renders.
  const notifySent = useEffectEvent(() => onSent?.());
  useEffect(() => {
    if (screen === 'justSent') notifySent();
  }, [screen]);

  const request = (typed: string) => {
    send({ type: 'email.requested', email: typed });
  };
  return (
    <Stack gap={4}>
      <Notice intent="positive">{screen !== 'form' && <SentNote address={address} />}</Notice>
      {refusal.atForm && (
        <FormFailure sentence={sendingFailed} reason={refusal.atForm} requestId={refusal.requestId} />
      )}
      {isButtonOnly ? (
        <ResendButton
          email={address}
          request={resend}
          onPress={() => {
            request(address);
          }}
        />
      ) : (
        <MailAddressForm
          label={t`Verify your email`}
          email={address}
          errors={refusal.atFields}
          request={resend}
          onSubmit={request}
        >
          <Trans>Send me a link</Trans>
        </MailAddressForm>
      )}
    </Stack>
  );
}

function SentNote({ address }: { readonly address: string }) {
  return (
    <Trans>
      If <bdi>{address}</bdi> still needs verifying, we’ve sent a new link. It works for 10 minutes.
    </Trans>
  );
}
