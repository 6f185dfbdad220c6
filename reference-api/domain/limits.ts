export interface Limit {
  /** Tries allowed in one window. */
  max: number;
  /** Length of the window, counted from its first try. */
  seconds: number;
}

export interface Limits {
  /** Refreshes per caller. */
  refresh: Limit;
  /** Login tries per address and caller; success starts over. */
  logIn: Limit;
  /** Refused logins per caller, over all addresses. */
  logInCaller: Limit;
  /** Refused logins per account, over all callers, without a quiet `seconds`; after `max` the pauses grow. */
  logInAccount: Limit;
  /** Registrations per caller. */
  register: Limit;
  /** Mails per address, by registering and by asking again together. */
  verificationMail: Limit;
  /** Requests for mail per caller, over all addresses. */
  resendCaller: Limit;
  /** Confirmations per account and caller. */
  confirm: Limit;
  /** Requests to change the address, per player. */
  changeEmail: Limit;
  /** Mails sent again for a pending change of the address, per player. */
  resendEmailChange: Limit;
  /** Confirmations of a new address, per player. */
  confirmEmailChange: Limit;
  /** Password changes tried, per player. */
  changePassword: Limit;
  /** Reset mails per address. */
  resetMail: Limit;
  /** Requests for a reset mail per caller, over all addresses. */
  resetPassword: Limit;
  /** New passwords by a mailed link, per account and caller. */
  confirmPasswordReset: Limit;
  /** Messages per caller. */
  sendFeedback: Limit;
  /** Reported usernames, per player. */
  reportRoomAccount: Limit;
  /** Redemptions tried, per player. */
  redeemPlan: Limit;
}

export const DEFAULT_LIMITS: Limits = {
  refresh: { max: 600, seconds: 300 },
  logIn: { max: 10, seconds: 300 },
  logInCaller: { max: 100, seconds: 300 },
  logInAccount: { max: 20, seconds: 3600 },
  register: { max: 20, seconds: 3600 },
  verificationMail: { max: 5, seconds: 600 },
  resendCaller: { max: 30, seconds: 600 },
  confirm: { max: 20, seconds: 3600 },
  changeEmail: { max: 10, seconds: 3600 },
  resendEmailChange: { max: 5, seconds: 600 },
  confirmEmailChange: { max: 20, seconds: 3600 },
  changePassword: { max: 10, seconds: 3600 },
  resetMail: { max: 5, seconds: 600 },
  resetPassword: { max: 30, seconds: 600 },
  confirmPasswordReset: { max: 20, seconds: 3600 },
  sendFeedback: { max: 10, seconds: 3600 },
  reportRoomAccount: { max: 30, seconds: 3600 },
  redeemPlan: { max: 60, seconds: 3600 },
};
