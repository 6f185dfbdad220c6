import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { CountryField } from '#forms/country-field.tsx';
import { FormFailure } from '#forms/form-failure.tsx';
import { NewPasswordFields } from '#forms/new-password-fields.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { draftNameOf } from '#lib/drafts.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { Link } from '#ui/link/link.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { fieldMessage, refusedMessages, signUpFailed } from './sign-up.messages.ts';
import { checkSignUp, type SignUpField } from './sign-up.schema.ts';
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
  const { t, i18n } = useLingui();
  const validate = useValidate();
  const { details, isSubmitting } = signUp;
  const refusal = refusalOf(signUp.failure, refusedMessages, i18n);
  return (
    <Form
      heading={heading}
      errorSummaryTitle={t`There is a problem`}
      validate={validate}
      errors={refusal.atFields}
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
      {refusal.atForm && <FormFailure sentence={signUpFailed} reason={refusal.atForm} />}
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

/** The form's own check, in the words of this form. */
function useValidate() {
  const { i18n } = useLingui();
  return (values: Record<string, string>): FormError[] => {
    const checked = checkSignUp(values);
    if (checked.isComplete) return [];
    return Object.entries(checked.errors).map(([field, problem]) => ({
      field,
      message: i18n._(fieldMessage(field as SignUpField, problem)),
    }));
  };
}
