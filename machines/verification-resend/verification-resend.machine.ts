import type { SnapshotFrom } from 'xstate';

import {
  COOL_DOWN_SECONDS,
  coolDown,
  mailRequestView,
  sending,
  setupMailRequest,
  type MailRequestView,
} from '#machines/shared/mail-request.ts';

export interface VerificationResendInput {
  /** The address as far as it is known; empty when the player still has to type it. */
  readonly email: string;
  /** True right after sign-up: a mail is on its way, so the flow starts in the cool-down. */
  readonly justSent: boolean;
}

const wait = coolDown('#verificationResend.sending');

export const verificationResendMachine = setupMailRequest<VerificationResendInput>().createMachine({
  id: 'verificationResend',
  description: 'Asks for another verification email, at most one in each cool-down.',
  context: ({ input }) => ({
    email: input.email,
    secondsLeft: input.justSent ? COOL_DOWN_SECONDS : 0,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isCoolingDown', target: 'signedUp' }, { target: 'editing' }],
    },
    signedUp: {
      description: 'The mail of the sign-up was sent. No other one has been requested yet.',
      tags: 'settled',
      initial: 'cooling',
      states: wait,
    },
    editing: {
      tags: 'settled',
      on: { 'email.requested': { target: 'sending', actions: 'keepAddress' } },
    },
    sending: sending('resendEmailVerification', {
      sent: 'sent',
      tooManyTries: 'failed.cooling',
      failed: 'failed.open',
    }),
    sent: {
      description: 'A mail was sent. If another one cannot be sent, the player should still look for it.',
      initial: 'cooling',
      states: {
        ...coolDown('resending'),
        resending: sending('resendEmailVerification', {
          sent: 'cooling',
          tooManyTries: 'cooling',
          failed: 'open',
        }),
      },
    },
    failed: {
      description: 'After too many tries this address has to wait. Each address has its own limit.',
      tags: 'settled',
      initial: 'open',
      states: wait,
      on: { 'email.requested': { guard: 'isAnotherAddress', target: 'sending', actions: 'keepAddress' } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof verificationResendMachine>;

export interface VerificationResendView extends MailRequestView {
  /** `justSent` from each mail until another one may be asked for, `sent` after that. */
  readonly screen: 'form' | 'justSent' | 'sent';
}

export function view(snapshot: Snapshot): VerificationResendView {
  const isJustSent = snapshot.matches({ sent: 'cooling' }) && snapshot.context.failure === null;
  const screen = snapshot.matches('sent') ? 'sent' : 'form';
  return { ...mailRequestView(snapshot), screen: isJustSent ? 'justSent' : screen };
}
