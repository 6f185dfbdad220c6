import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import { afterRefusal, afterSaving, fieldsOf, newIn, shownFields, without } from './account-changes.ts';
import type {
  AccountChanges,
  AccountFields,
  AccountUpdateActors,
  AccountUpdateContext,
  AccountUpdateEvent,
  AccountUpdateNews,
} from './account-update.contract.ts';
import { isInDoubt, readAccountUpdateFailure } from './account-update.failures.ts';

interface Outcome {
  readonly output: AccountFields;
}
interface Failed {
  readonly error: unknown;
}

const flow = setup({
  types: {
    context: {} as AccountUpdateContext,
    events: {} as AccountUpdateEvent,
    emitted: {} as AccountUpdateNews,
    input: {} as { readonly account: AccountFields },
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    updateAccount: fromPromise(notProvided('updateAccount')),
  } satisfies AccountUpdateActors,
  guards: {
    isChange: ({ context, event }) => {
      assertEvent(event, 'account.changed');
      return fieldsOf(newIn(event.changes, shownFields(context))).length > 0;
    },
    hasWaiting: ({ context }) => fieldsOf(context.waiting).length > 0,
    hasConfirmed: ({ context }) => context.confirmed.length > 0,
    hasRefusal: ({ context }) => fieldsOf(context.refused).length > 0,
    isInDoubt: (_, { error }: Failed) => isInDoubt(readAccountUpdateFailure(error)),
  },
  actions: {
    queueChanges: assign(({ context, event }) => {
      assertEvent(event, 'account.changed');
      const changes: AccountChanges = newIn(event.changes, shownFields(context));
      return {
        waiting: { ...context.waiting, ...changes },
        refused: without(context.refused, fieldsOf(event.changes)),
      };
    }),
    forgetRefusal: assign(({ context, event }) => {
      assertEvent(event, 'account.changed');
      return { refused: without(context.refused, fieldsOf(event.changes)) };
    }),
    forgetConfirmed: assign({ confirmed: [] }),
    sendWaiting: assign(({ context }) => ({ sent: context.waiting, waiting: {} })),
    keepAnswer: assign(({ context }, { output }: Outcome) => afterSaving(context, output)),
    tellSaved: emit((_, { output }: Outcome) => ({ type: 'account.saved' as const, account: output })),
    takeBack: assign(({ context }, { error }: Failed) =>
      afterRefusal(context, readAccountUpdateFailure(error)),
    ),
    tellDoubt: emit({ type: 'account.doubted' }),
    keepAccount: assign(({ event }) => {
      assertEvent(event, 'account.read');
      return { saved: event.account };
    }),
    dismissOutcome: assign(({ context, event }) => {
      assertEvent(event, 'outcome.dismissed');
      return {
        refused: without(context.refused, event.fields),
        confirmed: context.confirmed.filter((field) => !event.fields.includes(field)),
      };
    }),
  },
});

export const accountUpdateMachine = flow.createMachine({
  id: 'accountUpdate',
  description: 'Saves what changed of the account, one request at a time, and takes back what is refused.',
  context: ({ input }) => ({ saved: input.account, sent: {}, waiting: {}, refused: {}, confirmed: [] }),
  on: { 'account.read': { actions: 'keepAccount' } },
  initial: 'resting',
  states: {
    resting: {
      tags: 'settled',
      initial: 'untouched',
      states: {
        untouched: {},
        saved: {},
        refused: {},
        unchanged: { description: 'The player asked to save what is saved already.' },
      },
      on: {
        'account.changed': [
          { guard: 'isChange', target: 'saving', actions: ['forgetConfirmed', 'queueChanges'] },
          { target: 'resting.unchanged', actions: ['forgetConfirmed', 'forgetRefusal'] },
        ],
        'outcome.dismissed': { target: 'deciding', actions: 'dismissOutcome' },
      },
    },
    saving: {
      meta: { operation: 'updateAccount' },
      tags: 'busy',
      entry: 'sendWaiting',
      invoke: {
        id: 'updateAccount',
        src: 'updateAccount',
        input: ({ context }) => ({ changes: context.sent }),
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => event },
            { type: 'tellSaved', params: ({ event }) => event },
          ],
        },
        onError: [
          {
            guard: { type: 'isInDoubt', params: ({ event }) => event },
            target: 'deciding',
            actions: [{ type: 'takeBack', params: ({ event }) => event }, 'tellDoubt'],
          },
          { target: 'deciding', actions: { type: 'takeBack', params: ({ event }) => event } },
        ],
      },
      on: { 'account.changed': { guard: 'isChange', actions: 'queueChanges' } },
    },
    deciding: {
      always: [
        { guard: 'hasWaiting', target: 'saving' },
        { guard: 'hasRefusal', target: 'resting.refused' },
        { guard: 'hasConfirmed', target: 'resting.saved' },
        { target: 'resting.untouched' },
      ],
    },
  },
});
