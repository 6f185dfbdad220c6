import { expect, it } from 'vitest';

import { description, operations } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract } from '#pacts/contract.ts';
import { describedRefusals } from './described-refusals.ts';
import { flowCalls } from './flow-calls.ts';
import { flowJoin, type Exceptions, type Promises } from './flow-join.ts';

const BY_THE_TOKEN_QUEUE = 'The token queue refreshes the token and sends the call again.';
const COUNTS = 'Counts the seconds of a wait.';
const HANDLED_BELOW = 'The token queue refreshes and sends again, or ends the session.';

const EXCEPTIONS: Exceptions = {
  local: {
    'session.findTokens': 'Looks for tokens in memory and in the storage of this browser.',
    'session.logOut':
      'Empties this browser; the server is told beside it, until it has answered (decision 40).',
    'session.forgetTokens': 'Empties this browser: the server has deleted the tokens with the account.',
    'email-verification.countDown': COUNTS,
    'password-reset-request.countDown': COUNTS,
    'verification-resend.countDown': COUNTS,
    'email-change-resend.countDown': COUNTS,
    'data-export.saveFile': 'Hands a file to the browser.',
    'edge-history-csv.saveFile': 'Hands a file to the browser.',
    'redemption.awaitVisiblePage': 'Waits until somebody sees the page.',
    'redemption.recallIntent': 'Looks for an intent in the storage of this browser.',
    'token.readStoredToken': 'Looks for a refresh token in the storage of this browser.',
  },
  unheard: {
    'updateAccount 401': 'The SDK answers it: it refreshes the token and sends again, or ends the session.',
    'refreshToken 400': 'It is about a field that is missing, and no refresh is sent without its token.',
    'deleteAccount 401': BY_THE_TOKEN_QUEUE,
    'earnings 401': BY_THE_TOKEN_QUEUE,
    'edgeHistory 401': BY_THE_TOKEN_QUEUE,
    'redemptions 401': BY_THE_TOKEN_QUEUE,
    'redemptionStatus 401': BY_THE_TOKEN_QUEUE,
    'redeemPlan 401': HANDLED_BELOW,
    'redeemPlan 409': 'A key is new for each intent; one that was used is looked for, as without an answer.',
    'roomAccounts 401': BY_THE_TOKEN_QUEUE,
    'earnings 400': 'The export asks for months that the server has named or counted from them.',
    'edgeHistory 400':
      'Exports hand back the cursors that the server gave, and the days that the address checked.',
    'changePassword 401': HANDLED_BELOW,
    'changeEmail 401': HANDLED_BELOW,
    'cancelEmailChange 401': HANDLED_BELOW,
    'resendEmailChange 401': HANDLED_BELOW,
    'resendEmailChange 400': 'The account is read anew after any refusal, and tells that nothing is pending.',
    'confirmEmailChange 401': HANDLED_BELOW,
    'reportRoomAccount 401': HANDLED_BELOW,
  },
};

const calls = await flowCalls();
const document = description();
const promises: Promises = {
  interactions: readContract(CONTRACT_FILE).interactions,
  operations: operations(),
  refusalsOf: (operation) => describedRefusals(document, operation),
};

it('flows call the operations they name, and branch on what the contract promises', () => {
  expect(flowJoin(calls, promises, EXCEPTIONS)).toEqual([]);
});

it('an interaction on which a flow branches is missed', () => {
  const interactions = promises.interactions.filter(
    ({ description: name }) =>
      name !== 'a press on an older link' &&
      name !== 'a press on the link while another sign-up waits' &&
      name !== 'one login too many',
  );
  expect(flowJoin(calls, { ...promises, interactions }, EXCEPTIONS)).toEqual([
    'email-verification.confirmEmail branches on confirmEmailVerification 400 link_superseded, which no interaction promises.',
    'session.logIn branches on createToken 429, which no interaction promises.',
  ]);
});

it('what a flow tells apart is seen by where it ends up', () => {
  const toldApart = (name: string) => {
    const found = calls.find(({ flow, actor }) => `${flow}.${actor}` === name);
    return promises
      .refusalsOf(found?.operation ?? '')
      .flatMap((refusal) =>
        found?.tellsApart(refusal) ? [`${refusal.status} ${refusal.code ?? ''}`.trim()] : [],
      );
  };
  expect(toldApart('session.fetchAccount')).toEqual(['401', '403 region_blocked']);
  expect(toldApart('token.refreshToken')).toEqual([
    '401 session_too_old',
    '401',
    '403 region_blocked',
    '429',
  ]);
  expect(toldApart('region-check.readRegion')).toEqual([]);
});
