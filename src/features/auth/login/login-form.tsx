import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';

import type { LogInFailure } from '#machines/session/session.failures.ts';
import { fieldErrors } from '#forms/field-messages.ts';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { typedText } from '#lib/typed-text.ts';
import { useLate } from '#loading/use-late.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

/** Specification, section 8. */
const logInFailed = msg`An error occurred while logging in.`;

const messages = {
  email: { missing: msg`Enter your email address.` },
  password: { missing: msg`Enter your password.` },
};

interface LoginFormProps {
  readonly heading: ReactNode;
  /** The address from a link or the last session. */
  readonly email: string;
  /** The link for a person who must verify the address first. */
  readonly verifyHref: (email: string) => string;
  /** The link for a person who forgot the password. */
  readonly resetHref: (email: string) => string;
}

/** After a failure the address stays in the form. The password stays unless the server refused it. */
export function LoginForm({ heading, email, verifyHref, resetHref }: LoginFormProps) {
  const { t, i18n } = useLingui();
  const { isLoggingIn, status, logInFailure, logIn, stopLogIn, dismissLogInFailure } = useSession();
  const { isLate } = useLate(status === 'loggingIn');
  const [triedEmail, setTriedEmail] = useState(email);
  const [typedEmail, setTypedEmail] = useState(email);
  const refusals = useRefusals(logInFailure);
  // Clear the failure on unmount, so that the next visit does not show it.
  useEffect(() => dismissLogInFailure, [dismissLogInFailure]);
  return (
    <Form
      heading={heading}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => fieldErrors(logInProblems(values), messages, i18n)}
      isPending={isLoggingIn}
      onSubmit={(values) => {
        const credentials = credentialsOf(values);
        setTriedEmail(credentials.email);
        logIn(credentials);
      }}
    >
      {logInFailure !== null && !isLoggingIn && (
        <LoginFailed failure={logInFailure} verifyHref={verifyHref(triedEmail)} />
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
        isPending={isLoggingIn}
        pendingLabel={t`Logging in`}
      >
        <Trans>Log in</Trans>
      </Button>
      <Notice
        action={
          <NativeButton variant="secondary" size="small" onPress={stopLogIn}>
            <Trans>Cancel</Trans>
          </NativeButton>
        }
      >
        {isLate && <Trans>This is taking longer than usual. Wait, or cancel and try again.</Trans>}
      </Notice>
    </Form>
  );
}

/** Counts the refusals of the server on this page. Each failure is a new object. */
function useRefusals(failure: LogInFailure | null): number {
  const [seen, setSeen] = useState({ failure, refusals: 0 });
  if (failure === seen.failure) return seen.refusals;
  const refusals = seen.refusals + (failure?.code === 'refused' ? 1 : 0);
  setSeen({ failure, refusals });
  return refusals;
}

interface LoginFailedProps {
  readonly failure: LogInFailure;
  readonly verifyHref: string;
}

function LoginFailed({ failure, verifyHref }: LoginFailedProps) {
  const { i18n } = useLingui();
  return (
    <Alert
      intent="critical"
      title={i18n._(logInFailed)}
      takesFocus
      action={
        <>
          {failure.code === 'refused' && (
            <Link href={verifyHref} variant="standalone">
              <Trans>Verify your email</Trans>
            </Link>
          )}
          <Link href={routes.support.href()} variant="standalone">
            <Trans>Contact support</Trans>
          </Link>
        </>
      }
    >
      {i18n._(logInFailureReason(failure))}
    </Alert>
  );
}

function credentialsOf(values: Readonly<Record<string, string>>): { email: string; password: string } {
  return { email: typedText(values['email'] ?? ''), password: values['password'] ?? '' };
}

/** Validates that both fields are filled in. Only the server knows whether they are correct. */
function logInProblems(values: Readonly<Record<string, string>>) {
  const { email, password } = credentialsOf(values);
  return {
    email: email === '' ? 'missing' : null,
    password: password === '' ? 'missing' : null,
  } as const;
}

/** Does not reveal which of the two was wrong, nor whether the account exists. */
function logInFailureReason(failure: LogInFailure): MessageDescriptor {
  if (failure.code !== 'refused') return callFailureReason(failure);
  return msg`Check your email and password. New here? Verify your email first.`;
}
