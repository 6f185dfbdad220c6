import { assertEvent, assign, fromPromise, type PromiseActorLogic, setup, type SnapshotFrom } from 'xstate';

import { type CallFailure, type FieldsRejected, readFormFailure } from '#machines/shared/call-failure.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import { type Problem, readProblem } from '#machines/shared/problem.ts';

/** The two parts of the mailed link. */
interface ResetLink {
  readonly uidb64: string;
  readonly token: string;
}

/** Only in the event: the context contains neither the token nor a password. */
export interface PasswordResetSubmission extends ResetLink {
  readonly newPassword: string;
  readonly repeatedPassword: string;
}

interface PasswordResetContext {
  readonly failure: PasswordResetFailure | null;
}

type PasswordResetEvent = { readonly type: 'password.submitted' } & PasswordResetSubmission;

export interface PasswordResetActors {
  readonly setPassword: PromiseActorLogic<void, PasswordResetSubmission>;
}

/** The link will never work again. Only a new mail helps. */
export interface DeadLink {
  readonly code:
    | 'linkInvalid'
    | 'linkExpired'
    | 'linkUsed'
    /** A newer mail was sent; only its link works. */
    | 'linkSuperseded';
}

type PasswordResetFailure = CallFailure | FieldsRejected | DeadLink;

/** By the `code` of a 400 in the API description. */
const DEAD_LINKS: ReadonlyMap<string, DeadLink['code']> = new Map([
  ['link_invalid', 'linkInvalid'],
  ['link_expired', 'linkExpired'],
  ['link_used', 'linkUsed'],
  ['link_superseded', 'linkSuperseded'],
]);

function readPasswordResetFailure(error: unknown): PasswordResetFailure {
  const problem = readProblem(error);
  const deadLink = readDeadLink(problem);
  return deadLink === undefined ? readFormFailure(problem) : { code: deadLink };
}

function readDeadLink({ status, code }: Problem): DeadLink['code'] | undefined {
  if (status === 404) return 'linkInvalid';
  return status === 400 && code !== null ? DEAD_LINKS.get(code) : undefined;
}

const DEAD_LINK_CODES: ReadonlySet<string> = new Set(DEAD_LINKS.values());

function isLinkDead(failure: PasswordResetFailure): failure is DeadLink {
  return DEAD_LINK_CODES.has(failure.code);
}

const flow = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    setPassword: fromPromise(notProvided('setPassword')),
  } satisfies PasswordResetActors,
  guards: {
    isLinkDead: (_, { error }: { readonly error: unknown }) => isLinkDead(readPasswordResetFailure(error)),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({
      failure: (_, { error }: { readonly error: unknown }) => readPasswordResetFailure(error),
    }),
  },
});

export const passwordResetMachine = flow.createMachine({
  id: 'passwordReset',
  description: 'Sets a new password by a mailed link.',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'settled',
      on: { 'password.submitted': 'submitting' },
    },
    submitting: {
      meta: { operation: 'confirmPasswordReset' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          const { uidb64, token, newPassword, repeatedPassword } = event;
          return { uidb64, token, newPassword, repeatedPassword };
        },
        onDone: 'updated',
        onError: [
          {
            guard: { type: 'isLinkDead', params: ({ event }) => event },
            target: 'linkInvalid',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      tags: 'settled',
      on: { 'password.submitted': 'submitting' },
    },
    // Not final, because XState prints events that are sent to a finished actor, and this one contains a password.
    linkInvalid: {
      description:
        'Only a new mail helps; it is asked for by the password-reset-request flow, beside this one.',
      tags: 'settled',
    },
    updated: {
      description: 'Every session of the account has ended.',
      tags: 'settled',
    },
  },
});

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

export type PasswordResetView =
  | {
      readonly screen: 'form';
      readonly isSubmitting: boolean;
      readonly failure: CallFailure | FieldsRejected | null;
    }
  | { readonly screen: 'linkDead'; readonly deadLink: DeadLink }
  | { readonly screen: 'updated' };

export function view(snapshot: Snapshot): PasswordResetView {
  const { failure } = snapshot.context;
  if (snapshot.matches('updated')) return { screen: 'updated' };
  if (failure !== null && isLinkDead(failure)) return { screen: 'linkDead', deadLink: failure };
  return { screen: 'form', isSubmitting: snapshot.hasTag('busy'), failure };
}
