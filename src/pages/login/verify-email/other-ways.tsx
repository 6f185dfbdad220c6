import { useState } from 'react';

import { CodeForm } from '#features/auth/email-verification/code-form.tsx';
import type { EmailVerification } from '#features/auth/email-verification/use-email-verification.ts';
import { ResendVerification } from '#features/auth/verification-resend/resend-verification.tsx';
import { readSignUpOf } from '#lib/pending-login.ts';
import { Stack } from '#ui/layout/stack.tsx';

interface OtherWaysProps {
  readonly uidb64: string | undefined;
  readonly verification: EmailVerification;
}

/** For a link that does not work any more: a new email in place, and the code of the newest one. */
export function OtherWays({ uidb64, verification }: OtherWaysProps) {
  const [pending] = useState(() => readSignUpOf(uidb64));
  return (
    <Stack gap={6}>
      <ResendVerification email={pending?.email ?? ''} onSent={verification.noteResent} />
      {uidb64 !== undefined && verification.isCodeOpen && (
        <CodeForm
          isPending={verification.isConfirming}
          onSubmit={(code) => {
            verification.enterCode(uidb64, code);
          }}
        />
      )}
    </Stack>
  );
}
