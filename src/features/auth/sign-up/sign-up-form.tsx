import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { SignUpView } from '#machines/sign-up/sign-up.machine.ts';
import { fieldErrors } from '#forms/field-messages.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { NewPasswordFields } from '#forms/new-password-fields.tsx';
import { PersonFields } from '#forms/person-fields.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { draftNameOf } from '#lib/drafts.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Form } from '#ui/form/form.tsx';
import { Link } from '#ui/link/link.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import {
  refusedMessages,
  signUpFailed,
  signUpMessages,
  signUpProblems,
  submissionOf,
  type SignUp,
} from './sign-up.flow.ts';

/** The draft of the sign-up form. It survives a reload, and reading the terms in this tab. */
export const SIGN_UP_DRAFT = draftNameOf(null, 'sign-up');

interface SignUpFormProps {
  readonly heading: ReactNode;
  /** The address from a link. */
  readonly email: string | undefined;
  readonly view: Extract<SignUpView, { screen: 'form' }>;
  readonly onSubmit: SignUp['submit'];
}

export function SignUpForm({ heading, email, view, onSubmit }: SignUpFormProps) {
  const { t, i18n } = useLingui();
  const { details, isSubmitting } = view;
  const refusal = refusalOf(view.failure, refusedMessages, i18n);
  return (
    <Form
      heading={heading}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => fieldErrors(signUpProblems(values), signUpMessages, i18n)}
      errors={refusal.atFields}
      isPending={isSubmitting}
      draftName={SIGN_UP_DRAFT}
      onSubmit={(values) => {
        onSubmit(submissionOf(values));
      }}
    >
      <PersonFields
        defaults={{
          first_name: details?.firstName ?? '',
          last_name: details?.lastName ?? '',
          country: details?.country ?? '',
        }}
      />
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        description={t`We’ll email you a link to confirm it.`}
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
        label={t`Email me offers and news. I can stop any time.`}
      />
      {refusal.atForm && (
        <FormFailure sentence={signUpFailed} reason={refusal.atForm} requestId={refusal.requestId} />
      )}
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
