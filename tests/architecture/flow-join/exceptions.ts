import type { Exceptions } from './flow-join.ts';

const BY_THE_TOKEN_QUEUE = 'The token queue refreshes the token and sends the call again.';
const COUNTS = 'Counts the seconds of a wait.';
const HANDLED_BELOW = 'The token queue refreshes and sends again, or ends the session.';

/** Where flows and contract part, each with its reason. */
export const EXCEPTIONS: Exceptions = {
  local: {
    'session.findTokens': 'Looks for tokens in memory and in the storage of this browser.',
    'session.logOut': 'Empties this browser; the server is informed in the background (decision 40).',
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
  ignored: {
    'updateAccount 401 token_not_valid':
      'The SDK answers it: it refreshes the token and sends again, or ends the session.',
    'refreshToken 400 with fields':
      'It is about a field that is missing, and no refresh is sent without its token.',
    'deleteAccount 401 token_not_valid': BY_THE_TOKEN_QUEUE,
    'earnings 401 token_not_valid': BY_THE_TOKEN_QUEUE,
    'edgeHistory 401 token_not_valid': BY_THE_TOKEN_QUEUE,
    'redemptions 401 token_not_valid': BY_THE_TOKEN_QUEUE,
    'redemptionStatus 401 token_not_valid': BY_THE_TOKEN_QUEUE,
    'redeemPlan 401 token_not_valid': HANDLED_BELOW,
    'redeemPlan 409 idempotency_key_reused':
      'A key is new for each intent; one that was used is looked for, as without an answer.',
    'roomAccounts 401 token_not_valid': BY_THE_TOKEN_QUEUE,
    'earnings 400 with fields': 'The export asks for months that the server has named or counted from them.',
    'edgeHistory 400 with fields':
      'Exports hand back the cursors that the server gave, and the days that the address checked.',
    'changePassword 401 token_not_valid': HANDLED_BELOW,
    'changeEmail 401 token_not_valid': HANDLED_BELOW,
    'cancelEmailChange 401 token_not_valid': HANDLED_BELOW,
    'resendEmailChange 401 token_not_valid': HANDLED_BELOW,
    'resendEmailChange 400 no_change_pending':
      'The account is refetched after any refusal, and tells that nothing is pending.',
    'confirmEmailChange 401 token_not_valid': HANDLED_BELOW,
    'reportRoomAccount 401 token_not_valid': HANDLED_BELOW,
  },
};
