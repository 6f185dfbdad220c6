import { assertEvent, assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import {
  type AccountChanges,
  type AccountField,
  type AccountFields,
  type AccountUpdateActors,
  type AccountUpdateContext,
  type AccountUpdateEvent,
  type AccountUpdateFailure,
  type AccountUpdateEmitted,
  afterRefusal,
  afterSaving,
  fieldsOf,
  isUncertain,
  newIn,
  readAccountUpdateFailure,
  shownFields,
  without,
} from './account-changes.ts';

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
    emitted: {} as AccountUpdateEmitted,
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
    isUncertain: (_, { error }: Failed) => isUncertain(readAccountUpdateFailure(error)),
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
    emitSaved: emit((_, { output }: Outcome) => ({ type: 'account.saved' as const, account: output })),
    takeBack: assign(({ context }, { error }: Failed) =>
      afterRefusal(context, readAccountUpdateFailure(error)),
    ),
    emitUncertain: emit({ type: 'account.uncertain' }),
    keepAccount: assign(({ event }) => {
      assertEvent(event, 'account.fetched');
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
  on: { 'account.fetched': { actions: 'keepAccount' } },
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
            { type: 'emitSaved', params: ({ event }) => event },
          ],
        },
        onError: [
          {
            guard: { type: 'isUncertain', params: ({ event }) => event },
            target: 'deciding',
            actions: [{ type: 'takeBack', params: ({ event }) => event }, 'emitUncertain'],
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

type Snapshot = SnapshotFrom<typeof accountUpdateMachine>;

/** The result of the last change of some fields, which belong to one form or switch. */
export type Save =
  | { readonly status: 'untouched' | 'saving' | 'saved' | 'unchanged' }
  /** The failure of the first refused field. */
  | { readonly status: 'refused'; readonly failure: AccountUpdateFailure };

export interface AccountUpdateView {
  /** As the server has it. */
  readonly saved: AccountFields;
  /** With the changes of the player, until the server refuses them. */
  readonly shown: AccountFields;
  readonly saveOf: (fields: readonly AccountField[]) => Save;
}

export function view(snapshot: Snapshot): AccountUpdateView {
  const { saved, sent, waiting, refused, confirmed } = snapshot.context;
  return {
    saved,
    shown: shownFields(snapshot.context),
    saveOf: (fields) => {
      if (fieldsOf({ ...sent, ...waiting }).some((field) => fields.includes(field)))
        return { status: 'saving' };
      const failure = fields.map((field) => refused[field]).find((reason) => reason !== undefined);
      if (failure !== undefined) return { status: 'refused', failure };
      if (snapshot.matches({ resting: 'unchanged' })) return { status: 'unchanged' };
      return { status: confirmed.some((field) => fields.includes(field)) ? 'saved' : 'untouched' };
    },
  };
}
