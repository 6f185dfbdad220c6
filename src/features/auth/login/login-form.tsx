import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';

import type { LogInFailure } from '#machines/session/session.failures.ts';

import { useSession } from '#session/use-session.ts';
import { useLate } from '#loading/use-late.ts';
import { Button } from '#ui/button/button.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { LoginFailed } from './parts/login-failed.tsx';
import { fieldMessages } from './login.messages.ts';
import { credentialsOf, missingFields } from './login.schema.ts';

interface LoginFormProps {
  readonly heading: ReactNode;
  /** An address that a link or the last session brought along. */
  readonly email: string;
  /** Where a person goes who has to verify first. */
  readonly verifyHref: (email: string) => string;
  /** Where a person goes who forgot the password. */
  readonly resetHref: (email: string) => string;
}

/** The address stays after every failure, the password unless the server refused it. */
export function LoginForm({ heading, email, verifyHref, resetHref }: LoginFormProps) {
  const { t, i18n } = useLingui();
  const { isLoggingIn, status, logInFailure, logIn, stopLogIn, dismissLogInFailure } = useSession();
  const { isLate } = useLate(status === 'loggingIn');
  const [triedEmail, setTriedEmail] = useState(email);
  const [typedEmail, setTypedEmail] = useState(email);
  const refusals = useRefusals(logInFailure);
  // A failure is about this visit to the page, not about the next one.
  useEffect(() => dismissLogInFailure, [dismissLogInFailure]);
  const validate = (values: Record<string, string>): FormError[] =>
    missingFields(values).map((field) => ({ field, message: i18n._(fieldMessages[field]) }));
  return (
    <Form
      heading={heading}
      errorSummaryTitle={t`There is a problem`}
      validate={validate}
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
function useRefusals(failure: LogInFailure | null): number {
  const [seen, setSeen] = useState({ failure, refusals: 0 });
  if (failure === seen.failure) return seen.refusals;
  const refusals = seen.refusals + (failure?.code === 'refused' ? 1 : 0);
  setSeen({ failure, refusals });
  return refusals;
}
