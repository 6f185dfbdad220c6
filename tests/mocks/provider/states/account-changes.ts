import tokens from '#api-spec/examples/token.json' with { type: 'json' };
import type { accountChangeStates } from '#pacts/states/account-changes.ts';
import { loggedInMember } from '../../answers.ts';
import {
  mailedResetLink,
  memberWithPassword,
  pendingEmailChange,
  refusedEmailChange,
  refusedReset,
} from '../../answers/account-changes.ts';
import type { MockedStates } from '../mocked-state.ts';

const link = { uidb64: 'MTAwMQ', token: 'c9x2lk-4f6a0e6f1d3b47a28b5d' };
const values = { token: link.token };

export const accountChanges: MockedStates<keyof typeof accountChangeStates> = {
  'a member with a password is logged in': (credentials) => ({
    handlers: [memberWithPassword(credentials), loggedInMember({ email: credentials.email })],
    values: tokens.pair.value,
  }),
  'a password reset link was mailed': () => ({ handlers: [mailedResetLink(link.token)], values: link }),
  'the mailed password reset link was used': () => ({ handlers: [refusedReset('link_used')], values: link }),
  'the mailed password reset link has expired': () => ({
    handlers: [refusedReset('link_expired')],
    values: link,
  }),
  'a newer password reset link was mailed': () => ({
    handlers: [refusedReset('link_superseded')],
    values: link,
  }),
  'an email change is pending': ({ new_email }) => ({
    handlers: pendingEmailChange({ newEmail: new_email, token: link.token }),
    values,
  }),
  'the mailed email change link was used': () => ({
    handlers: pendingEmailChange({ newEmail: '', token: link.token }),
    values,
  }),
  'the mailed email change link has expired': () => ({
    handlers: [refusedEmailChange('link_expired')],
    values,
  }),
  'the email change was cancelled': () => ({ handlers: [refusedEmailChange('link_invalid')], values }),
  'a newer email change link was mailed': () => ({
    handlers: [refusedEmailChange('link_superseded')],
    values,
  }),
  'an email change of another member is pending': () => ({
    handlers: [refusedEmailChange('wrong_account')],
    values,
  }),
};
