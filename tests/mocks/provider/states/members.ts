import tokens from '#api-spec/examples/token.json' with { type: 'json' };
import type { memberStates } from '#pacts/states/members.ts';
import {
  changedAccount,
  expiredTokens,
  refusedRefresh,
  sessionTooOld,
  loggedInMember,
  wrongCredentials,
  wrongPassword,
} from '../../answers.ts';
import { brokenCursor, edgeEnoughFor } from '../../answers/edge.ts';
import { noEmailChangePending, refusedEmailChange } from '../../answers/account-changes.ts';
import type { MockedStates } from '../mocked-state.ts';

const pair = tokens.pair.value;

export const members: MockedStates<keyof typeof memberStates> = {
  'a member with a verified email exists': ({ password }) => ({ handlers: [wrongPassword(password)] }),
  'a member with an unverified email exists': () => ({ handlers: [wrongCredentials()] }),
  'no member has the email': () => ({}),
  'a member is logged in': (member) => ({
    handlers: [
      loggedInMember(member),
      changedAccount(member),
      refusedEmailChange('link_invalid'),
      noEmailChangePending(),
      brokenCursor('broken'),
      edgeEnoughFor(member.edge_balance),
    ],
    values: pair,
  }),
  'a member without subscriptions is logged in': (member) => {
    const bare = { ...member, flags: [], subscriptions: [] };
    return { handlers: [loggedInMember(bare), changedAccount(bare)], values: pair };
  },
  'a member whose email is not verified is logged in': () => ({
    handlers: [loggedInMember({ email: null })],
    values: { access: pair.access },
  }),
  'the access token of a member has expired': () => ({
    handlers: [expiredTokens()],
    values: { access: pair.access },
  }),
  'the refresh token of a member has been spent': () => ({
    handlers: [refusedRefresh()],
    values: { refresh: pair.refresh },
  }),
  'the session of a member has reached its age': () => ({
    handlers: [sessionTooOld()],
    values: { refresh: pair.refresh },
  }),
};
