import { assertEvent, assign, fromPromise, setup, type SnapshotFrom } from 'xstate';

import { notProvided } from '#machines/shared/not-provided.ts';
import {
  readUsernameReportFailure,
  type ReportedUsername,
  type UsernameReportActors,
  type UsernameReportContext,
  type UsernameReportEvent,
  type UsernameReportFailure,
  type UsernameReportInput,
} from './username-report.contract.ts';

type Found = Readonly<{ output: ReportedUsername | null }>;
type Failed = Readonly<{ error: unknown }>;

const flow = setup({
  types: {
    context: {} as UsernameReportContext,
    events: {} as UsernameReportEvent,
    input: {} as UsernameReportInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    reportUsername: fromPromise(notProvided('reportUsername')),
    findReport: fromPromise(notProvided('findReport')),
  } satisfies UsernameReportActors,
  guards: {
    isDealChosen: ({ context }) => context.deal !== null,
    isTaken: (_, { error }: Failed) => readUsernameReportFailure(error).code === 'alreadyReported',
    mayHaveArrived: (_, { error }: Failed) => mayHaveArrived(readUsernameReportFailure(error)),
    isFound: (_, { output }: Found) => output !== null,
    isFoundAfterSilence: ({ context }, { output }: Found) =>
      output !== null && context.sent === context.unanswered,
  },
  actions: {
    keepDeal: assign((_, { deal }: { readonly deal: number }) => ({ deal })),
    keepSent: assign({ sent: ({ event }) => ('username' in event ? event.username : null) }),
    keepUnanswered: assign({ unanswered: ({ context }) => context.sent }),
    keepReport: assign((_, { output }: Found) => ({ report: output, failure: null })),
    keepFailure: assign({ failure: (_, { error }: Failed) => readUsernameReportFailure(error) }),
    keepOwnReport: assign((_, { output }: Found) => ({
      failure: { code: 'alreadyReported', report: output } as const,
    })),
    keepAnothers: assign({ failure: { code: 'reportedByAnother' } }),
    keepUnknown: assign({ failure: { code: 'outcomeUnknown' } }),
    forgetFailure: assign({ failure: null }),
    startAfresh: assign({ sent: null, unanswered: null, failure: null, report: null }),
  },
});

const open = flow.createStateConfig({
  tags: 'settled',
  on: {
    'deal.chosen': { actions: { type: 'keepDeal', params: ({ event }) => event } },
    'report.submitted': '#usernameReport.submitting',
  },
});

export const usernameReportMachine = flow.createMachine({
  id: 'usernameReport',
  description:
    'Reports a username at a poker room, and looks whether it arrived before it says that it did not.',
  context: ({ input }) => ({
    room: input.room,
    deal: firstDeal(input),
    sent: null,
    unanswered: null,
    failure: null,
    report: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isDealChosen', target: 'enteringDetails' }, { target: 'choosingDeal' }],
    },
    choosingDeal: {
      tags: 'settled',
      on: {
        'deal.chosen': {
          target: 'enteringDetails',
          actions: { type: 'keepDeal', params: ({ event }) => event },
        },
      },
    },
    enteringDetails: open,
    submitting: {
      meta: { operation: 'reportRoomAccount' },
      tags: 'busy',
      entry: ['keepSent', 'forgetFailure'],
      invoke: {
        id: 'reportUsername',
        src: 'reportUsername',
        input: ({ context, event }) => {
          assertEvent(event, 'report.submitted');
          return { deal: context.deal ?? 0, email: event.email, username: event.username };
        },
        onDone: { target: 'reported', actions: { type: 'keepReport', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'lookingWhose',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: { type: 'mayHaveArrived', params: ({ event }) => event },
            target: 'lookingWhetherItArrived',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'keepUnanswered'],
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    lookingWhose: {
      description: 'The username is reported: just now, without an answer, or earlier, or by somebody else.',
      meta: { operation: 'roomAccounts' },
      tags: 'busy',
      invoke: {
        id: 'findReport',
        src: 'findReport',
        input: ({ context }) => ({ room: context.room, username: context.sent ?? '' }),
        onDone: [
          {
            guard: { type: 'isFoundAfterSilence', params: ({ event }) => event },
            target: 'reported',
            actions: { type: 'keepReport', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'keepOwnReport', params: ({ event }) => event },
          },
          { target: 'failed', actions: 'keepAnothers' },
        ],
        onError: 'failed',
      },
    },
    lookingWhetherItArrived: {
      description: 'The response was unexpected. The server may have stored the report all the same.',
      meta: { operation: 'roomAccounts' },
      tags: 'busy',
      invoke: {
        id: 'findReport',
        src: 'findReport',
        input: ({ context }) => ({ room: context.room, username: context.sent ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'reported',
            actions: { type: 'keepReport', params: ({ event }) => event },
          },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'keepUnknown' },
      },
    },
    failed: open,
    reported: {
      tags: 'settled',
      on: { 'form.reopened': { target: 'starting', actions: 'startAfresh' } },
    },
  },
});

/** The only deal of the room, or the deal of the report to correct, if it is still open. */
function firstDeal({ deals, previousDeal }: UsernameReportInput): number | null {
  const [only = null] = deals;
  if (deals.length === 1) return only;
  return previousDeal !== null && deals.includes(previousDeal) ? previousDeal : null;
}

/** After a refusal nothing was stored. Without one, the answer may have been lost. */
function mayHaveArrived({ code }: UsernameReportFailure): boolean {
  return code === 'unreachable' || code === 'unexpected';
}

export type UsernameReportView =
  | { readonly screen: 'editing' | 'submitting'; readonly deal: number | null }
  | { readonly screen: 'failed'; readonly deal: number | null; readonly failure: UsernameReportFailure }
  | { readonly screen: 'reported'; readonly report: ReportedUsername };

export function view(snapshot: SnapshotFrom<typeof usernameReportMachine>): UsernameReportView {
  const { deal, failure, report } = snapshot.context;
  if (report !== null) return { screen: 'reported', report };
  if (snapshot.hasTag('busy')) return { screen: 'submitting', deal };
  return failure === null ? { screen: 'editing', deal } : { screen: 'failed', deal, failure };
}
