import { assign, fromPromise, type PromiseActorLogic, setup, type SnapshotFrom } from 'xstate';

import { type CallFailure, readCallFailure } from '#machines/shared/call-failure.ts';
import { notProvided } from '#machines/shared/not-provided.ts';
import { readProblem } from '#machines/shared/problem.ts';

export interface EmailChangeConfirmationInput {
  /** The mailed link, checked by the page: `malformed` fails without a request. Each link needs its own actor. */
  readonly link: 'wellFormed' | 'malformed';
}

interface EmailChangeConfirmationContext {
  readonly failure: EmailChangeConfirmationFailure | null;
}

/** The page was opened by the link, or the player retries. */
interface EmailChangeConfirmationEvent {
  readonly type: 'link.opened';
  readonly token: string;
}

export interface EmailChangeConfirmationActors {
  readonly confirmEmailChange: PromiseActorLogic<void, { readonly token: string }>;
}

export type DeadLink = 'linkInvalid' | 'linkExpired' | 'linkSuperseded';

export type EmailChangeConfirmationFailure =
  | CallFailure
  /** The link will never work; `linkSuperseded` means that a newer one was sent. */
  | { readonly code: DeadLink }
  /** The link was mailed to a member who is not the one logged in here. */
  | { readonly code: 'wrongAccount' };

/** By the `code` of a 400 in the API description. */
const REFUSALS: ReadonlyMap<string, DeadLink | 'wrongAccount'> = new Map([
  ['link_invalid', 'linkInvalid'],
  ['link_expired', 'linkExpired'],
  ['link_superseded', 'linkSuperseded'],
  ['wrong_account', 'wrongAccount'],
]);

function readEmailChangeConfirmationFailure(error: unknown): EmailChangeConfirmationFailure {
  const problem = readProblem(error);
  const refusal = problem.status === 400 ? REFUSALS.get(problem.code ?? '') : undefined;
  return refusal === undefined ? readCallFailure(problem) : { code: refusal };
}

/** Whether a retry with the same link may succeed. */
function isLinkAlive({ code }: EmailChangeConfirmationFailure): boolean {
  return ![...REFUSALS.values()].some((refusal) => refusal === code);
}

interface Failed {
  readonly error: unknown;
}

const flow = setup({
  types: {
    context: {} as EmailChangeConfirmationContext,
    events: {} as EmailChangeConfirmationEvent,
    input: {} as EmailChangeConfirmationInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    confirmEmailChange: fromPromise(notProvided('confirmEmailChange')),
  } satisfies EmailChangeConfirmationActors,
  guards: {
    isMalformed: ({ context }) => context.failure !== null,
    isWrongAccount: (_, { error }: Failed) =>
      readEmailChangeConfirmationFailure(error).code === 'wrongAccount',
    isWorthAnotherTry: (_, { error }: Failed) => isLinkAlive(readEmailChangeConfirmationFailure(error)),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, { error }: Failed) => readEmailChangeConfirmationFailure(error) }),
  },
});

export const emailChangeConfirmationMachine = flow.createMachine({
  id: 'emailChangeConfirmation',
  description: 'Makes a new address the account’s own by the link that was mailed to it.',
  context: ({ input }) => ({ failure: input.link === 'malformed' ? { code: 'linkInvalid' } : null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isMalformed', target: 'linkDead' }, { target: 'ready' }],
    },
    ready: {
      tags: 'settled',
      on: { 'link.opened': 'confirming' },
    },
    confirming: {
      meta: { operation: 'confirmEmailChange' },
      tags: 'busy',
      invoke: {
        id: 'confirmEmailChange',
        src: 'confirmEmailChange',
        input: ({ event }) => ({ token: event.token }),
        onDone: { target: 'confirmed', actions: 'forgetFailure' },
        onError: [
          {
            guard: { type: 'isWrongAccount', params: ({ event }) => event },
            target: 'wrongAccount',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: { type: 'isWorthAnotherTry', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'linkDead', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description: 'Says nothing about the link, which may be tried again.',
      tags: 'settled',
      on: { 'link.opened': 'confirming' },
    },
    linkDead: { tags: 'settled' },
    wrongAccount: { tags: 'settled' },
    confirmed: { tags: 'settled' },
  },
});

type Snapshot = SnapshotFrom<typeof emailChangeConfirmationMachine>;

export type EmailChangeConfirmationView =
  /** In `ready` the page has not sent the link yet. */
  | { readonly screen: 'ready' | 'confirming' | 'confirmed' | 'wrongAccount' }
  | { readonly screen: 'linkDead'; readonly reason: DeadLink }
  /** A retry may succeed. The failure stays visible during the retry. */
  | { readonly screen: 'failed'; readonly failure: CallFailure; readonly isConfirming: boolean };

export function view(snapshot: Snapshot): EmailChangeConfirmationView {
  const { failure } = snapshot.context;
  if (failure === null) {
    if (snapshot.matches('ready')) return { screen: 'ready' };
    return { screen: snapshot.matches('confirmed') ? 'confirmed' : 'confirming' };
  }
  switch (failure.code) {
    case 'linkInvalid':
    case 'linkExpired':
    case 'linkSuperseded':
      return { screen: 'linkDead', reason: failure.code };
    case 'wrongAccount':
      return { screen: 'wrongAccount' };
    default:
      return { screen: 'failed', failure, isConfirming: snapshot.hasTag('busy') };
  }
}
