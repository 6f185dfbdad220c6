import { assertEvent, assign, fromPromise, type PromiseActorLogic, setup, type SnapshotFrom } from 'xstate';

import { type CallFailure, type FieldsRejected, readFormFailure } from '#machines/shared/call-failure.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import { readProblem } from '#machines/shared/problem.ts';

/** The typed values without the passwords, which are only in the event. */
interface SignUpDetails {
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

/** The response does not reveal whether the address is known. */
export interface SignUpAnswer {
  /** Names the account in the verification link; with it the six-digit code can be typed. */
  readonly uidb64: string;
}

/** Where the mail went, and whose account it is. */
export interface Inbox extends SignUpAnswer {
  readonly email: string;
}

interface SignUpInput {
  /** An account that was requested before a reload of the page; null for a new sign-up. */
  readonly inbox: Inbox | null;
}

interface SignUpContext {
  /** Null until the form was submitted. Fills the form when the person returns to it. */
  readonly details: SignUpDetails | null;
  /** Null until the account was requested. */
  readonly inbox: Inbox | null;
  readonly failure: SignUpFailure | null;
}

type SignUpEvent =
  | ({ readonly type: 'signUp.submitted' } & SignUpSubmission)
  /** "Change address" on the check-your-inbox screen. */
  | { readonly type: 'address.reopened' };

export interface SignUpActors {
  readonly submitSignUp: PromiseActorLogic<SignUpAnswer, SignUpSubmission>;
}

type SignUpFailure = CallFailure | FieldsRejected;

const flow = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    submitSignUp: fromPromise(notProvided('submitSignUp')),
  } satisfies SignUpActors,
  guards: {
    isAskedFor: ({ context }) => context.inbox !== null,
  },
  actions: {
    keepDetails: assign(({ event }) => {
      assertEvent(event, 'signUp.submitted');
      return { details: event.details, failure: null };
    }),
    keepInbox: assign({
      inbox: ({ context }, { output }: { readonly output: SignUpAnswer }) => ({
        email: context.details?.email ?? '',
        uidb64: output.uidb64,
      }),
    }),
    keepFailure: assign({
      failure: (_, { error }: { readonly error: unknown }) => readFormFailure(readProblem(error)),
    }),
    forgetInbox: assign({ inbox: null }),
  },
});

export const signUpMachine = flow.createMachine({
  id: 'signUp',
  description: 'Creates an account and ends at "check your inbox".',
  context: ({ input }) => ({ details: null, inbox: input.inbox, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isAskedFor', target: 'checkInbox' }, { target: 'editing' }],
    },
    editing: {
      tags: 'settled',
      on: { 'signUp.submitted': { target: 'submitting', actions: 'keepDetails' } },
    },
    submitting: {
      meta: { operation: 'registerAccount' },
      tags: 'busy',
      invoke: {
        id: 'submitSignUp',
        src: 'submitSignUp',
        input: ({ event }) => {
          assertEvent(event, 'signUp.submitted');
          return {
            details: event.details,
            password: event.password,
            repeatedPassword: event.repeatedPassword,
          };
        },
        onDone: {
          target: 'checkInbox',
          actions: { type: 'keepInbox', params: ({ event }) => event },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    failed: {
      tags: 'settled',
      on: { 'signUp.submitted': { target: 'submitting', actions: 'keepDetails' } },
    },
    checkInbox: {
      description: 'Another email is asked for by the verification-resend flow, beside this one.',
      tags: 'settled',
      on: { 'address.reopened': { target: 'editing', actions: 'forgetInbox' } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof signUpMachine>;

export type SignUpView =
  | {
      readonly screen: 'form';
      /** Fills the form when the person returns to it; null at first. */
      readonly details: SignUpDetails | null;
      readonly isSubmitting: boolean;
      readonly failure: SignUpFailure | null;
    }
  | { readonly screen: 'checkInbox'; readonly inbox: Inbox };

export function view(snapshot: Snapshot): SignUpView {
  const { details, inbox, failure } = snapshot.context;
  if (snapshot.matches('checkInbox') && inbox !== null) return { screen: 'checkInbox', inbox };
  return { screen: 'form', details, isSubmitting: snapshot.hasTag('busy'), failure };
}
