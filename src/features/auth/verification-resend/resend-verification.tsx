import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

import {
  selectCanRequest,
  selectEmail,
  selectFailure,
  selectIsJustSent,
  selectIsSending,
  selectIsSent,
  selectSecondsLeft,
} from '#machines/verification-resend/verification-resend.selectors.ts';
import { emailMessages } from '#forms/email-address.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { MailAddressForm } from '#forms/mail-address-form.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { ResendButton } from '#forms/resend-button.tsx';
import { callFailureReason, countedDown, pressFailureReason } from '#i18n/call-failure-reason.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { sendingFailed } from './verification-resend.messages.ts';
import { useVerificationResend } from './use-verification-resend.ts';

interface ResendVerificationProps {
  /** The address as far as it is known. */
  readonly email: string;
  /** Right after sign-up: the address is settled, and a mail is on its way, so that another has to wait. */
  readonly isAfterSignUp?: boolean;
  /** A new mail was asked for, so that older links and codes are void. */
  readonly onSent?: () => void;
}

/** Asks for another verification email, with the cool-down in sight. */
export function ResendVerification({ email, isAfterSignUp = false, onSent }: ResendVerificationProps) {
  const { t, i18n } = useLingui();
  const [snapshot, send] = useVerificationResend({ email, justSent: isAfterSignUp });
  const isSent = selectIsSent(snapshot);
  const failure = selectFailure(snapshot);
  const address = selectEmail(snapshot);
  const isAskedByPress = isSent || isAfterSignUp;
  const refusal = isAskedByPress
    ? refusalOf(failure, {}, i18n, countedDown(pressFailureReason))
    : refusalOf(failure, { email: emailMessages.refused }, i18n, countedDown(callFailureReason));

  // Told once for each mail, however often whoever listens is drawn anew.
  const tellSent = useEffectEvent(() => onSent?.());
  const isJustSent = selectIsJustSent(snapshot);
  useEffect(() => {
    if (isJustSent) tellSent();
  }, [isJustSent]);

  const request = (typed: string) => {
    send({ type: 'email.requested', email: typed });
  };
  return (
    <Stack gap={4}>
      <Notice intent="positive">{isSent && <SentNote address={address} />}</Notice>
      {refusal.atForm && <FormFailure sentence={sendingFailed} reason={refusal.atForm} />}
      {isAskedByPress ? (
        <ResendButton
          isSending={selectIsSending(snapshot)}
          canRequest={selectCanRequest(snapshot, address)}
          secondsLeft={selectSecondsLeft(snapshot)}
          onPress={() => {
            request(address);
          }}
        />
      ) : (
        <MailAddressForm
          label={t`Ask for a verification email`}
          email={address}
          errors={refusal.atFields}
          isPending={selectIsSending(snapshot)}
          canRequest={(typed) => selectCanRequest(snapshot, typed)}
          secondsLeft={selectSecondsLeft(snapshot)}
          onSubmit={request}
        >
          <Trans>Send a new email</Trans>
        </MailAddressForm>
      )}
    </Stack>
  );
}

function SentNote({ address }: { readonly address: string }) {
  return (
    <Trans>
      If <bdi>{address}</bdi> is waiting to be verified, a new email is on its way. Its link works for 10
      minutes.
    </Trans>
  );
}
