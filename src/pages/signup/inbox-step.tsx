import { CodeForm } from '#features/auth/email-verification/code-form.tsx';
import { useEmailVerification } from '#features/auth/email-verification/use-email-verification.ts';
import { VerificationFailure } from '#features/auth/email-verification/verification-failure.tsx';
import { CheckInbox } from '#features/auth/sign-up/check-inbox.tsx';
import type { SignUp } from '#features/auth/sign-up/use-sign-up.ts';
import { ResendVerification } from '#features/auth/verification-resend/resend-verification.tsx';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { Stack } from '#ui/layout/stack.tsx';
import type { OnTitle } from '../use-title.ts';
import { VerifiedStep } from '../login/verify-email/verified-step.tsx';

interface InboxStepProps {
  readonly inbox: NonNullable<SignUp['inbox']>;
  readonly onTitle: OnTitle;
  readonly onChangeAddress: () => void;
}

/** After sign-up: three flows side by side, none of which knows the others. */
export function InboxStep({ inbox, onTitle, onChangeAddress }: InboxStepProps) {
  const verification = useEmailVerification('none');
  if (verification.isConfirmed)
    return <VerifiedStep verification={verification} uidb64={inbox.uidb64} onTitle={onTitle} />;
  return (
    <CheckInbox
      email={inbox.email}
      code={
        <Stack gap={4}>
          <VerificationFailure failure={verification.failure} reasonOf={callFailureReason} />
          {verification.isCodeOpen && (
            <CodeForm
              isPending={verification.isConfirming}
              onSubmit={(code) => {
                verification.enterCode(inbox.uidb64, code);
              }}
            />
          )}
        </Stack>
      }
      resend={<ResendVerification email={inbox.email} isAfterSignUp onSent={verification.noteResent} />}
      onChangeAddress={onChangeAddress}
    />
  );
}
