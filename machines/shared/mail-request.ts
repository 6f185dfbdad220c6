import { assign, fromObservable, fromPromise, type PromiseActorLogic, setup } from 'xstate';

import { type CallFailure, type FieldsRejected, readFormFailure } from './call-failure.ts';
import { type CountDownLogic, secondsOf, secondsFromSnapshot, type SecondsLeft } from './count-down.ts';
import { notProvided } from './not-provided.ts';
import { readProblem } from './problem.ts';

type MailRequestFailure = CallFailure | FieldsRejected;

interface MailRequestContext {
  readonly email: string;
  /** Seconds until another mail can be requested; 0 if it can be requested now. */
  readonly secondsLeft: number;
  readonly failure: MailRequestFailure | null;
}

type MailRequestEvent =
  | { readonly type: 'email.requested'; readonly email: string }
  /** The player wants to use another address. */
  | { readonly type: 'address.reopened' };

export interface MailRequestActors {
  /** The response does not reveal whether the address is known. */
  readonly sendMail: PromiseActorLogic<void, { readonly email: string }>;
  readonly countDown: CountDownLogic;
}

/** Seconds between two mails to the same person. `Retry-After` of a 429 takes precedence. */
export const COOL_DOWN_SECONDS = 60;

/** The setup of every flow that requests a mail, at most one in each cool-down. The charts differ. */
export function setupMailRequest<Input>() {
  return setup({
    types: {
      context: {} as MailRequestContext,
      events: {} as MailRequestEvent,
      input: {} as Input,
      tags: {} as 'busy' | 'settled',
    },
    actors: {
      sendMail: fromPromise(notProvided('sendMail')),
      countDown: fromObservable(notProvided('countDown')),
    } satisfies MailRequestActors,
    guards: {
      isCoolingDown: ({ context }) => context.secondsLeft > 0,
      isAnotherAddress: ({ context, event }) => 'email' in event && event.email !== context.email,
      isTooManyTries: (_, { error }: { readonly error: unknown }) =>
        readMailRequestFailure(error).code === 'tooManyTries',
    },
    actions: {
      keepAddress: assign({
        email: ({ context, event }) => ('email' in event ? event.email : context.email),
      }),
      forgetFailure: assign({ failure: null, secondsLeft: 0 }),
      startCoolDown: assign({ secondsLeft: COOL_DOWN_SECONDS }),
      keepFailure: assign((_, { error }: { readonly error: unknown }) => {
        const failure = readMailRequestFailure(error);
        return { failure, secondsLeft: failure.code === 'tooManyTries' ? failure.seconds : 0 };
      }),
      keepSecondsLeft: assign(({ context }, { secondsLeft }: SecondsLeft) => ({
        secondsLeft: secondsLeft ?? context.secondsLeft,
      })),
      endCoolDown: assign({ secondsLeft: 0 }),
    },
  });
}

/** Two states: `cooling` counts down and ignores requests, `open` accepts a request and enters the state `requested`. */
export function coolDown(requested: string) {
  return {
    cooling: {
      tags: 'settled',
      invoke: {
        id: 'countDown',
        src: 'countDown',
        input: secondsOf,
        onSnapshot: { actions: { type: 'keepSecondsLeft', params: secondsFromSnapshot } },
        onDone: { target: 'open', actions: 'endCoolDown' },
        onError: { target: 'open', actions: 'endCoolDown' },
      },
    },
    open: { tags: 'settled', on: { 'email.requested': { target: requested, actions: 'keepAddress' } } },
  } as const;
}

interface Answers<Sent extends string, Refused extends string, Failed extends string> {
  readonly sent: Sent;
  /** The target after a 429. */
  readonly tooManyTries: Refused;
  readonly failed: Failed;
}

/** The state that requests the mail, with a target state for each outcome. */
export function sending<const Sent extends string, const Refused extends string, const Failed extends string>(
  operation: string,
  { sent, tooManyTries, failed }: Answers<Sent, Refused, Failed>,
) {
  return {
    meta: { operation },
    tags: 'busy',
    entry: 'forgetFailure',
    invoke: {
      id: 'sendMail',
      src: 'sendMail',
      input: ({ context }: { context: MailRequestContext }) => ({ email: context.email }),
      onDone: { target: sent, actions: 'startCoolDown' },
      onError: [
        {
          guard: { type: 'isTooManyTries', params: theError },
          target: tooManyTries,
          actions: { type: 'keepFailure', params: theError },
        },
        { target: failed, actions: { type: 'keepFailure', params: theError } },
      ],
    },
  } as const;
}

function theError({ event }: { event: { error: unknown } }): { readonly error: unknown } {
  return event;
}

function readMailRequestFailure(error: unknown): MailRequestFailure {
  return readFormFailure(readProblem(error));
}

/** The part of the view that all flows with a mail request share. */
export interface MailRequestView {
  readonly email: string;
  readonly isSending: boolean;
  /** False during the cool-down of this address and while a request is pending. */
  readonly canRequest: (email: string) => boolean;
  /** Remaining seconds of the cool-down. 0 without a cool-down. */
  readonly secondsLeft: number;
  readonly failure: MailRequestFailure | null;
}

interface MailRequestSnapshot {
  readonly context: MailRequestContext;
  readonly hasTag: (tag: 'busy') => boolean;
  readonly can: (event: MailRequestEvent) => boolean;
}

export function mailRequestView(snapshot: MailRequestSnapshot): MailRequestView {
  return {
    ...snapshot.context,
    isSending: snapshot.hasTag('busy'),
    canRequest: (email) => snapshot.can({ type: 'email.requested', email }),
  };
}
