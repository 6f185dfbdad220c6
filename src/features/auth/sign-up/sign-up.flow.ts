import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { fromPromise } from '#machines/shared/from-promise.ts';
import {
  signUpMachine,
  view,
  type Inbox,
  type SignUpActors,
  type SignUpAnswer,
  type SignUpSubmission,
} from '#machines/sign-up/sign-up.machine.ts';
import { emailMessages, emailProblem } from '#forms/email-address.ts';
import { notAccepted, refusedMessagesOf } from '#forms/field-messages.ts';
import {
  newPasswordMessages,
  newPasswordProblem,
  repetitionMessages,
  repetitionProblem,
} from '#forms/new-password.ts';
import { personMessages, personOf, personProblems } from '#forms/person-fields.tsx';
import { useMachine } from '#inspection/use-machine.ts';
import { typedText } from '#lib/typed-text.ts';
import { apiLanguage } from '#queries/language.ts';
import { registerAccountAnswer } from '#queries/registration.ts';
import { registerAccount } from '#sdk/generated/api/registration/registration.ts';
import type { Registration } from '#sdk/generated/model/registration.ts';
import { validated } from '#sdk/validated.ts';

type Values = Readonly<Record<string, string>>;

/** Specification, section 8. */
export const signUpFailed = msg`An error occurred while signing up. Please try again later or contact support.`;

const agreement = msg`Agree to the Terms of Service and Privacy Policy to create an account.`;

export const signUpMessages = {
  ...personMessages,
  email: emailMessages,
  password: newPasswordMessages,
  re_password: repetitionMessages,
  terms_accepted: { missing: agreement, refused: agreement },
  marketing_opt_in: { refused: notAccepted },
};

export const refusedMessages = refusedMessagesOf(signUpMessages);

export function submissionOf(values: Values): SignUpSubmission {
  const { first_name, last_name, country } = personOf(values);
  return {
    details: {
      firstName: first_name,
      lastName: last_name,
      country,
      email: typedText(values['email'] ?? ''),
      termsAccepted: values['terms_accepted'] !== undefined,
      marketingOptIn: values['marketing_opt_in'] !== undefined,
    },
    password: values['password'] ?? '',
    repeatedPassword: values['re_password'] ?? '',
  };
}

/** Validates the form before it is sent. The result is in the order of the form, with the field names of the API. */
export function signUpProblems(values: Values) {
  const { details, password, repeatedPassword } = submissionOf(values);
  return {
    ...personProblems(personOf(values)),
    email: emailProblem(details.email),
    password: newPasswordProblem(password),
    re_password: repetitionProblem(password, repeatedPassword),
    terms_accepted: details.termsAccepted ? null : ('missing' as const),
    marketing_opt_in: null,
  };
}

/** The mails come in the language of the site, if the API has it. */
export function registrationOf(
  { details, password, repeatedPassword }: SignUpSubmission,
  locale: string,
): Registration {
  const language = apiLanguage(locale);
  return {
    first_name: details.firstName,
    last_name: details.lastName,
    country: details.country,
    ...(language !== undefined && { language }),
    email: details.email,
    password,
    re_password: repeatedPassword,
    terms_accepted: details.termsAccepted,
    marketing_opt_in: details.marketingOptIn,
  };
}

const machine = signUpMachine.provide({
  actors: {
    submitSignUp: fromPromise<SignUpAnswer, SignUpSubmission>(async ({ input, signal }) => {
      const registration = registrationOf(input, i18n.locale);
      return validated(registerAccountAnswer, await registerAccount(registration, { signal }));
    }),
  } satisfies SignUpActors,
});

/** @param inbox the inbox of an account that was created before the page was reloaded */
export function useSignUp(inbox: Inbox | null) {
  const [snapshot, send] = useMachine(machine, { input: { inbox } });
  return {
    view: view(snapshot),
    submit: (submission: SignUpSubmission) => {
      send({ type: 'signUp.submitted', ...submission });
    },
    reopenAddress: () => {
      send({ type: 'address.reopened' });
    },
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
