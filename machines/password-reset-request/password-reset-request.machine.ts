import type { SnapshotFrom } from 'xstate';

import {
  COOL_DOWN_SECONDS,
  coolDown,
  mailRequestView,
  sending,
  setupMailRequest,
  type MailRequestView,
} from '#machines/shared/mail-request.ts';

export interface PasswordResetRequestInput {
  /** The address as far as it is known; empty when the player still has to type it. */
  readonly email: string;
  /** How an earlier request ended, if the page was opened to show that. */
  readonly earlier?: 'success' | 'error' | undefined;
}

const flow = setupMailRequest<PasswordResetRequestInput>().extend({
  guards: { hasFailed: ({ context }) => context.failure !== null },
});

export const passwordResetRequestMachine = flow.createMachine({
  id: 'passwordResetRequest',
  description: 'Asks for a link to set a new password, at most one in each cool-down.',
  context: ({ input }) => ({
    email: input.email,
    secondsLeft: input.earlier === 'success' ? COOL_DOWN_SECONDS : 0,
    failure: input.earlier === 'error' ? { code: 'unexpected' } : null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isCoolingDown', target: 'checkInbox' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'editing' },
      ],
    },
    editing: {
      tags: 'settled',
      on: { 'email.requested': { target: 'submitting', actions: 'keepAddress' } },
    },
    submitting: sending('resetPassword', {
      sent: 'checkInbox',
      tooManyTries: 'failed.cooling',
      failed: 'failed.open',
    }),
    failed: {
      description: 'After too many tries this address has to wait. Each address has its own limit.',
      tags: 'settled',
      initial: 'open',
      states: coolDown('#passwordResetRequest.submitting'),
      on: { 'email.requested': { guard: 'isAnotherAddress', target: 'submitting', actions: 'keepAddress' } },
    },
    checkInbox: {
      description: 'A mail was sent. If another one cannot be sent, the player should still look for it.',
      initial: 'cooling',
      on: { 'address.reopened': { target: 'editing', actions: 'forgetFailure' } },
      states: {
        ...coolDown('resending'),
        resending: sending('resetPassword', { sent: 'cooling', tooManyTries: 'cooling', failed: 'open' }),
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof passwordResetRequestMachine>;

export interface PasswordResetRequestView extends MailRequestView {
  /** `checkInbox`: a mail was sent, and another one may be on its way. */
  readonly screen: 'form' | 'checkInbox';
}

export function view(snapshot: Snapshot): PasswordResetRequestView {
  return { ...mailRequestView(snapshot), screen: snapshot.matches('checkInbox') ? 'checkInbox' : 'form' };
}
