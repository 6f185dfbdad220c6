import type { PromiseActorLogic } from 'xstate';

import type { SignUpFailure } from './sign-up.failures.ts';

/** What the person typed, without the passwords: those travel in the event only. */
export interface SignUpDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly email: string;
  readonly termsAccepted: boolean;
  readonly marketingOptIn: boolean;
}

export interface SignUpSubmission {
  readonly details: SignUpDetails;
  readonly password: string;
  readonly repeatedPassword: string;
}

/** The server answers a new and a known address alike. */
export interface SignUpAnswer {
  /** Names the account in the verification link; with it the six-digit code can be typed. */
  readonly uidb64: string;
}

/** Where the mail went, and whose account it is. */
export interface Inbox extends SignUpAnswer {
  readonly email: string;
}

export interface SignUpInput {
  /** An account that was asked for before the page was loaded again; null for a new sign-up. */
  readonly inbox: Inbox | null;
}

export interface SignUpContext {
  /** Null until the form was submitted once; fills the form when the person comes back to it. */
  readonly details: SignUpDetails | null;
  /** Null until the account was asked for. */
  readonly inbox: Inbox | null;
  readonly failure: SignUpFailure | null;
}

export type SignUpEvent =
  | ({ readonly type: 'signUp.submitted' } & SignUpSubmission)
  /** "Change address" on the check-your-inbox screen. */
  | { readonly type: 'address.reopened' };

export interface SignUpActors {
  readonly submitSignUp: PromiseActorLogic<SignUpAnswer, SignUpSubmission>;
}
