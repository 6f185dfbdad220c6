import type { mailedLinkStates } from '#pacts/states/mailed-links.ts';
import {
  expiredVerificationLink,
  lockedVerificationCode,
  mailedVerificationLink,
  oneOfTwoSignUps,
  supersededVerificationLink,
  wrongPassword,
} from '../../answers.ts';
import type { MockedStates } from '../mocked-state.ts';

const link = { uidb64: 'MTAwMQ', token: 'c9x2lk-4f6a0e6f1d3b47a28b5d' };
const code = '481516';

export const mailedLinks: MockedStates<keyof typeof mailedLinkStates> = {
  'a verification link was mailed': () => ({
    handlers: [mailedVerificationLink({ token: link.token, code })],
    values: { ...link, code, wrong_code: '234242' },
  }),
  'the mailed verification link was used': () => ({ values: link }),
  'the mailed verification link has expired': () => ({ handlers: [expiredVerificationLink()], values: link }),
  'a newer verification link was mailed': () => ({ handlers: [supersededVerificationLink()], values: link }),
  'the mailed verification code is locked': () => ({
    handlers: [lockedVerificationCode()],
    values: { uidb64: link.uidb64, code },
  }),
  'another sign-up with the email is waiting': () => ({
    handlers: [oneOfTwoSignUps({ code })],
    values: { ...link, code, other_code: '342516' },
  }),
  'one of two sign-ups with the email was confirmed': ({ password }) => ({
    handlers: [wrongPassword(password)],
  }),
};
