import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { DeadLink } from '#machines/password-reset/password-reset.failures.ts';
import { newPasswordMessages, repetitionMessages } from '#forms/new-password.ts';
import type { RefusedMessages } from '#forms/refusal.ts';

/** Specification, section 8. */
export const linkDead = msg`It seems link is incorrect or already expired.`;

/** Which of the two it is, and what to do next. */
export const deadLinkReasons: Readonly<Record<DeadLink['code'], MessageDescriptor>> = {
  linkInvalid: msg`This link is incomplete or was changed on its way. Open it again from the email, or ask for a new one.`,
  linkExpired: msg`This link has expired: it works for 10 minutes. Ask for a new one.`,
  linkUsed: msg`A password was already chosen with this link, and it works only once. Log in with that password, or ask for a new link.`,
  linkSuperseded: msg`A newer link was sent to you. Open the newest email, or ask for another one.`,
};

export const updateFailed = msg`Your password could not be updated.`;

/** What the server's refusal of a field is said with. */
export const refusedMessages: RefusedMessages = {
  new_password: newPasswordMessages.refused,
  re_new_password: repetitionMessages.refused,
};
