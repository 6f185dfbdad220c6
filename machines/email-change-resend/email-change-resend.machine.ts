import type { SnapshotFrom } from 'xstate';

import {
  COOL_DOWN_SECONDS,
  coolDown,
  mailRequestView,
  sending,
  setupMailRequest,
  type MailRequestView,
} from '#machines/shared/mail-request.ts';

interface EmailChangeResendInput {
  /** The address that waits for its confirmation. */
  readonly email: string;
  /** True right after the change was asked for: a mail is on its way, so the flow starts in the cool-down. */
  readonly justSent: boolean;
}

const wait = coolDown('#emailChangeResend.sending');

export const emailChangeResendMachine = setupMailRequest<EmailChangeResendInput>().createMachine({
  id: 'emailChangeResend',
  description: 'Asks for another mail of a pending change of the address, at most one in each cool-down.',
  context: ({ input }) => ({
    email: input.email,
    secondsLeft: input.justSent ? COOL_DOWN_SECONDS : 0,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isCoolingDown', target: 'mailed.cooling' }, { target: 'mailed.open' }],
    },
    mailed: {
      description: 'The mail of the change was sent. No other one has been requested yet.',
      tags: 'settled',
      initial: 'cooling',
      states: wait,
    },
    sending: sending('resendEmailChange', {
      sent: 'sent',
      tooManyTries: 'failed.cooling',
      failed: 'failed.open',
    }),
    sent: { tags: 'settled', initial: 'cooling', states: wait },
    failed: { tags: 'settled', initial: 'open', states: wait },
  },
});

type Snapshot = SnapshotFrom<typeof emailChangeResendMachine>;

export interface EmailChangeResendView extends MailRequestView {
  /** `sent`: another mail was sent here, which made the older link void. */
  readonly screen: 'waiting' | 'sent';
}

export function view(snapshot: Snapshot): EmailChangeResendView {
  return { ...mailRequestView(snapshot), screen: snapshot.matches('sent') ? 'sent' : 'waiting' };
}
