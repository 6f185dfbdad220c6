import { COOL_DOWN_SECONDS, coolDown, sending, setupMailRequest } from '#machines/shared/mail-request.ts';
import type { VerificationResendInput } from './verification-resend.contract.ts';

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
      description: 'The mail of the sign-up is on its way; nobody asked for another one yet.',
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
      description: 'A mail was sent. When another one cannot be, the first is still to be looked for.',
      initial: 'cooling',
      on: { 'address.reopened': { target: 'editing', actions: 'forgetFailure' } },
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
      description: 'After too many tries the same address has to wait: those of another are counted apart.',
      tags: 'settled',
      initial: 'open',
      states: wait,
      on: {
        'email.requested': { guard: 'isAnotherAddress', target: 'sending', actions: 'keepAddress' },
        'address.reopened': { target: 'editing', actions: 'forgetFailure' },
      },
    },
  },
});
