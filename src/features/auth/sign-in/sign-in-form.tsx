import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';

import type { SignInFailure } from '#machines/session/session.failures.ts';

import { useSession } from '#session/use-session.ts';
import { useLate } from '#reading/use-late.ts';
import { Button } from '#ui/button/button.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { SignInFailed } from './parts/sign-in-failed.tsx';
import { fieldMessages } from './sign-in.messages.ts';
import { credentialsOf, missingFields } from './sign-in.schema.ts';

interface SignInFormProps {
  readonly heading: ReactNode;
  /** An address that a link or the last session brought along. */
  readonly email: string;
  /** Where a person goes who has to verify first. */
  readonly verifyHref: (email: string) => string;
  /** Where a person goes who forgot the password. */
  readonly resetHref: (email: string) => string;
}

/** The address stays after every failure, the password unless the server refused it. */
export function SignInForm({ heading, email, verifyHref, resetHref }: SignInFormProps) {
  const { t, i18n } = useLingui();
  const { isSigningIn, status, signInFailure, signIn, stopSignIn, dismissSignInFailure } = useSession();
  const { isLate } = useLate(status === 'signingIn');
  const [triedEmail, setTriedEmail] = useState(email);
  const [typedEmail, setTypedEmail] = useState(email);
  const refusals = useRefusals(signInFailure);
  // A failure is about this visit to the page, not about the next one.
  useEffect(() => dismissSignInFailure, [dismissSignInFailure]);
  const validate = (values: Record<string, string>): FormError[] =>
    missingFields(values).map((field) => ({ field, message: i18n._(fieldMessages[field]) }));
  return (
    <Form
      heading={heading}
      errorSummaryTitle={t`There is a problem`}
      validate={validate}
      isPending={isSigningIn}
      onSubmit={(values) => {
        const credentials = credentialsOf(values);
        setTriedEmail(credentials.email);
        signIn(credentials);
      }}
    >
      {signInFailure !== null && !isSigningIn && (
        <SignInFailed failure={signInFailure} verifyHref={verifyHref(triedEmail)} />
      )}
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        autoComplete="username"
        defaultValue={email}
        onValueChange={setTypedEmail}
        isRequired
      />
      <PasswordField
        key={refusals}
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        isRequired
      />
      <Inline justify="end">
        <Link href={resetHref(typedEmail)} variant="standalone">
          <Trans>Forgot password?</Trans>
        </Link>
      </Inline>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isPending={isSigningIn}
        pendingLabel={t`Logging in`}
      >
        <Trans>Log in</Trans>
      </Button>
      <Notice
        action={
          <NativeButton variant="secondary" size="small" onPress={stopSignIn}>
            <Trans>Stop</Trans>
          </NativeButton>
        }
      >
        {isLate && <Trans>Logging in takes longer than usual. You can wait, or stop and try again.</Trans>}
      </Notice>
    </Form>
  );
}

/** How often the server has refused what was typed here; each failure is an object of its own. */
function useRefusals(failure: SignInFailure | null): number {
  const [seen, setSeen] = useState({ failure, refusals: 0 });
  if (failure === seen.failure) return seen.refusals;
  const refusals = seen.refusals + (failure?.code === 'refused' ? 1 : 0);
  setSeen({ failure, refusals });
  return refusals;
}
