import { fromPromise } from '#machines/shared/from-promise.ts';
import type { SignUpActors, SignUpAnswer, SignUpSubmission } from '#machines/sign-up/sign-up.contract.ts';
import { registerAccount } from '#sdk/generated/api/registration/registration.ts';
import { RegisterAccount201Response } from '#sdk/generated/zod/registration/registration.zod.ts';
import { validated } from '#sdk/validated.ts';

export const signUpActors = {
  submitSignUp: fromPromise<SignUpAnswer, SignUpSubmission>(async ({ input, signal }) => {
    const { details, password, repeatedPassword } = input;
    const registration = {
      first_name: details.firstName,
      last_name: details.lastName,
      country: details.country,
      email: details.email,
      password,
      re_password: repeatedPassword,
      terms_accepted: details.termsAccepted,
      marketing_opt_in: details.marketingOptIn,
    };
    return validated(RegisterAccount201Response, await registerAccount(registration, { signal }));
  }),
} satisfies SignUpActors;
