import { msg } from '@lingui/core/macro';

/** Why the server refused a mailed link, and what to do next. */
export const refusedLinkReasons = {
  linkInvalid: msg`The link is incomplete. Open it from the email again, or ask for a new one.`,
  linkExpired: msg`This link has expired. Links work for 10 minutes. Ask for a new one.`,
  linkSuperseded: msg`We’ve sent you a newer link. Open the newest email, or ask for a new one.`,
} as const;
