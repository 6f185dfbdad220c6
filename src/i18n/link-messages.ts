import { msg } from '@lingui/core/macro';

/** Why the server refused a mailed link, and what to do next. */
export const refusedLinkReasons = {
  linkInvalid: msg`This link is incomplete or was changed on its way. Open it again from the email, or ask for a new one.`,
  linkExpired: msg`This link has expired: it works for 10 minutes. Ask for a new one.`,
  linkSuperseded: msg`A newer link was sent to you. Open the newest email, or ask for another one.`,
} as const;
