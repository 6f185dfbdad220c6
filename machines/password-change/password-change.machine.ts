import { assertEvent, assign, fromPromise, type PromiseActorLogic, setup, type SnapshotFrom } from 'xstate';

import { type CallFailure, type FieldsRejected, readFormFailure } from '#machines/shared/call-failure.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import { readProblem } from '#machines/shared/problem.ts';

export interface PasswordChangeSubmission {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeatedPassword: string;
}

interface PasswordChangeContext {
  readonly failure: PasswordChangeFailure | null;
}

type PasswordChangeEvent =
  | ({ readonly type: 'passwordChange.submitted' } & PasswordChangeSubmission)
  /** "Change password" after success. */
  | { readonly type: 'form.reopened' };

export interface PasswordChangeActors {
  /** Resolves without the new tokens of the response. The session stores them. */
  readonly changePassword: PromiseActorLogic<void, PasswordChangeSubmission>;
}

type PasswordChangeFailure = CallFailure | FieldsRejected;

const flow = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    changePassword: fromPromise(notProvided('changePassword')),
  } satisfies PasswordChangeActors,
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({
      failure: (_, { error }: { readonly error: unknown }) => readFormFailure(readProblem(error)),
    }),
  },
});

export const passwordChangeMachine = flow.createMachine({
  id: 'passwordChange',
  description: 'Replaces the password of a member who knows the current one.',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'settled',
      on: { 'passwordChange.submitted': 'submitting' },
    },
    submitting: {
      meta: { operation: 'changePassword' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'passwordChange.submitted');
          return {
            currentPassword: event.currentPassword,
            newPassword: event.newPassword,
            repeatedPassword: event.repeatedPassword,
          };
        },
        onDone: { target: 'changed' },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'settled',
      on: { 'passwordChange.submitted': 'submitting' },
    },
    changed: {
      description: 'The form is removed, so that password managers notice the success.',
      tags: 'settled',
      on: { 'form.reopened': 'reopened' },
    },
    reopened: {
      tags: 'settled',
      on: { 'passwordChange.submitted': 'submitting' },
    },
  },
});

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;

export type PasswordChangeView =
  | {
      readonly screen: 'form';
      readonly isSubmitting: boolean;
      /** The person asked for the empty form again, so it takes focus. */
      readonly isReopened: boolean;
      readonly failure: PasswordChangeFailure | null;
    }
  | { readonly screen: 'changed' };

export function view(snapshot: Snapshot): PasswordChangeView {
  if (snapshot.matches('changed')) return { screen: 'changed' };
  return {
    screen: 'form',
    isSubmitting: snapshot.hasTag('busy'),
    isReopened: snapshot.matches('reopened'),
    failure: snapshot.context.failure,
  };
}
