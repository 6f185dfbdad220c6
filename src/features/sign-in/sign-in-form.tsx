import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import type { FormError } from '../../ui/form/form-errors.ts';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { SignInFailed } from './parts/sign-in-failed.tsx';
import { fieldMessages } from './sign-in.messages.ts';
import { credentialsOf, missingFields } from './sign-in.schema.ts';

interface SignInFormProps {
  readonly heading: ReactNode;
  /** An address that a link or the last session brought along. */
  readonly email: string;
  /** Where a person goes who has to verify first. */
  readonly verifyHref: (email: string) => string;
}

/** After a failure the address stays and the password is emptied. */
export function SignInForm({ heading, email, verifyHref }: SignInFormProps) {
  const { t, i18n } = useLingui();
  const { isSigningIn, signInFailure, signIn } = useSession();
  const [tried, setTried] = useState({ email, count: 0 });
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
        setTried(({ count }) => ({ email: credentials.email, count: count + 1 }));
        signIn(credentials);
      }}
    >
      {signInFailure !== null && !isSigningIn && (
        <SignInFailed key={tried.count} failure={signInFailure} verifyHref={verifyHref(tried.email)} />
      )}
      <TextField name="email" type="email" label={t`Email`} autoComplete="username" defaultValue={email} isRequired />
      <PasswordField
        key={tried.count}
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        isRequired
      />
      <Button type="submit" variant="primary" size="large" isFullWidth isPending={isSigningIn} pendingLabel={t`Logging in`}>
        <Trans>Log in</Trans>
      </Button>
    </Form>
  );
}
