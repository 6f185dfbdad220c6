import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { CountryField } from '../../forms/country-field.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { callFailureReason } from '../../i18n/call-failure-reason.ts';
import { draftNameOf } from '../../lib/drafts.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import type { FormError } from '../../ui/form/form-errors.ts';
import { Form } from '../../ui/form/form.tsx';
import { Link } from '../../ui/link/link.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { fieldMessage, isSignUpField, signUpFailed } from './sign-up.messages.ts';
import { checkSignUp, type SignUpErrors } from './sign-up.schema.ts';
import type { SignUp } from './use-sign-up.ts';

/** What a person typed into the sign-up form, kept while they read the terms in this tab, or reload. */
export const SIGN_UP_DRAFT = draftNameOf(null, 'sign-up');

interface SignUpFormProps {
  readonly heading: ReactNode;
  /** An address that a link brought along. */
  readonly email: string | undefined;
  readonly signUp: SignUp;
}

export function SignUpForm({ heading, email, signUp }: SignUpFormProps) {
  const { t } = useLingui();
  const { validate, serverErrors } = useFieldErrors(signUp);
  const { details, isSubmitting } = signUp;
  return (
    <Form
      heading={heading}
      errorSummaryTitle={t`There is a problem`}
      validate={validate}
      errors={serverErrors}
      isPending={isSubmitting}
      draftName={SIGN_UP_DRAFT}
      onSubmit={(values) => {
        const checked = checkSignUp(values);
        if (checked.isComplete) signUp.submit(checked.submission);
      }}
    >
      <TextField
        name="first_name"
        label={t`First name`}
        autoComplete="given-name"
        defaultValue={details?.firstName ?? ''}
        isRequired
      />
      <TextField
        name="last_name"
        label={t`Last name`}
        autoComplete="family-name"
        defaultValue={details?.lastName ?? ''}
        isRequired
      />
      <CountryField defaultValue={details?.country ?? ''} />
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        description={t`We send a link to this address to verify it.`}
        autoComplete="email"
        defaultValue={details?.email ?? email ?? ''}
        isRequired
      />
      <NewPasswordFields name="password" repetitionName="re_password" />
      <Checkbox
        name="terms_accepted"
        isRequired
        isDefaultChecked={details?.termsAccepted ?? false}
        label={<TermsLabel />}
      />
      <Checkbox
        name="marketing_opt_in"
        isDefaultChecked={details?.marketingOptIn ?? false}
        label={t`Send me offers and news by email. I can stop this at any time.`}
      />
      <Failure failure={signUp.failure} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isPending={isSubmitting}
        pendingLabel={t`Creating your account`}
      >
        <Trans>Create account</Trans>
      </Button>
    </Form>
  );
}

function TermsLabel() {
  const { t } = useLingui();
  const newTabLabel = t`opens in a new tab`;
  return (
    <Trans>
      I agree to the{' '}
      <Link href={routes.termsOfService.href()} newTabLabel={newTabLabel}>
        Terms of Service
      </Link>{' '}
      and the{' '}
      <Link href={routes.privacyPolicy.href()} newTabLabel={newTabLabel}>
        Privacy Policy
      </Link>
    </Trans>
  );
}

function Failure({ failure }: Pick<SignUp, 'failure'>) {
  if (failure === null || failure.code === 'fieldsRejected') return null;
  return <FormFailure sentence={signUpFailed} reason={callFailureReason(failure)} />;
}

/** The form's own check and the server's, both in the words of this form. */
function useFieldErrors({ failure }: Pick<SignUp, 'failure'>) {
  const { i18n } = useLingui();
  const inWords = (errors: SignUpErrors): FormError[] =>
    Object.entries(errors).flatMap(([field, problem]) =>
      isSignUpField(field) ? [{ field, message: i18n._(fieldMessage(field, problem)) }] : [],
    );
  return {
    validate: (values: Record<string, string>) => {
      const checked = checkSignUp(values);
      return checked.isComplete ? [] : inWords(checked.errors);
    },
    serverErrors: failure?.code === 'fieldsRejected' ? inWords(refusedFields(failure.fields)) : [],
  };
}

function refusedFields(fields: Readonly<Record<string, readonly string[]>>): SignUpErrors {
  return Object.fromEntries(
    // A cross-field complaint of the server is about the two passwords: there is no other pair in this form.
    Object.keys(fields).map((name) => [name === 'non_field_errors' ? 're_password' : name, 'refused']),
  );
}
