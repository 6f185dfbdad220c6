import { describe } from 'vitest';

import examples from '#api-spec/examples/email.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import { confirmEmailVerification, resendEmailVerification } from '#sdk/generated/api/email/email.ts';
import { fromState, state } from './interaction.ts';
import { isAnswered, isDone, isNotServedInABlockedRegion, isRefused, saysHowLongToWait } from './refusals.ts';

const address = examples.address.value;
const mailed = {
  uidb64: 'MTAwMQ',
  token: 'c9x2lk-4f6a0e6f1d3b47a28b5d',
  code: '481516',
  wrong_code: '234242',
  other_code: '342516',
};
const { uidb64, token } = mailed;

const confirmPath = (values: { uidb64: string; token: string }): string =>
  `/api/v1/account/email/verify/confirm/${values.uidb64}/${values.token}/`;

describe('verifying the address', () => {
  const refused = {
    what: 'a press on the link',
    method: 'GET',
    path: confirmPath(mailed),
    call: (request: { baseURL: string }) => confirmEmailVerification(uidb64, token, request),
  } as const;
  const mailedIn = (description: string, name: MailedState, key: Key) => ({
    description,
    given: [state(name, address)],
    path: fromState(
      name,
      (values: Mailed) => confirmPath({ uidb64: values.uidb64, token: values[key] ?? '' }),
      mailed,
    ),
    call: (request: { baseURL: string }) => confirmEmailVerification(uidb64, mailed[key], request),
  });
  const [sent, two] = [
    'a verification link was mailed',
    'another sign-up with the email is waiting',
  ] as const;
  const verified = { example: examples.verified.value };
  isAnswered(refused, 'confirmEmailVerification', [
    { ...mailedIn('a press on the link', sent, 'token'), ...verified },
    { ...mailedIn('the mailed code', sent, 'code'), ...verified },
    {
      ...mailedIn('another press on the link', 'the mailed verification link was used', 'token'),
      ...verified,
    },
    { ...mailedIn('the mailed code while another sign-up waits', two, 'code'), ...verified },
  ]);
  const expired = 'the mailed verification link has expired';
  isRefused(refused, [
    { ...mailedIn('a press on an expired link', expired, 'token'), problem: examples.link_expired.value },
    {
      ...mailedIn('a press on an older link', 'a newer verification link was mailed', 'token'),
      problem: examples.link_superseded.value,
    },
    { ...mailedIn('a wrong code', sent, 'wrong_code'), problem: examples.code_wrong.value },
    {
      ...mailedIn('the right code, too late', 'the mailed verification code is locked', 'code'),
      problem: examples.code_locked.value,
    },
    { ...mailedIn('the code of another sign-up', two, 'other_code'), problem: examples.code_wrong.value },
    {
      ...mailedIn('a press on the link while another sign-up waits', two, 'token'),
      problem: examples.link_superseded.value,
    },
    {
      description: 'a press on a link that is not one of ours',
      given: [state(sent, address)],
      path: fromState(sent, ({ uidb64: id }) => confirmPath({ uidb64: id, token: 'not-ours' }), mailed),
      call: (request) => confirmEmailVerification(uidb64, 'not-ours', request),
      problem: examples.link_invalid.value,
    },
  ]);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'confirmEmailVerification', 'one verification too many');
});

describe('asking for another verification mail', () => {
  const refused = {
    what: 'a wish for another verification mail',
    method: 'POST',
    path: '/api/v1/account/email/verify/resend/',
    sent: address,
    call: (request: { baseURL: string }, sent: typeof address) => resendEmailVerification(sent, request),
  } as const;
  isDone(refused, [
    {
      description: 'a wish for another verification mail',
      given: [state('a verification link was mailed', address)],
    },
    {
      description: 'a wish for a verification mail to an address that nobody has',
      given: [state('no member has the email', address)],
    },
  ]);
  isRefused(refused, [
    {
      description: 'a wish for a verification mail to a malformed address',
      sent: { email: 'dana.river' },
      fields: problems.invalid_fields.value,
    },
  ]);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'resendEmailVerification', 'one wish for a verification mail too many');
});

type MailedState =
  | 'a verification link was mailed'
  | 'the mailed verification link was used'
  | 'the mailed verification link has expired'
  | 'a newer verification link was mailed'
  | 'the mailed verification code is locked'
  | 'another sign-up with the email is waiting';
type Key = 'token' | 'code' | 'wrong_code' | 'other_code';
type Mailed = { uidb64: string } & Partial<Record<Key, string>>;
