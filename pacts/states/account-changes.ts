import * as z from 'zod';

import { address, credentials, mailedLink, type ProviderState } from './state.ts';

const newEmail = z.strictObject({ new_email: z.email() });
const token = z.strictObject({ token: z.string() });

/** Passwords and addresses that members are about to change. */
export const accountChangeStates = {
  'a member with a password is logged in': {
    sentence: 'A member with a verified address and this password holds a valid pair of tokens.',
    params: credentials,
    values: z.strictObject({ access: z.string(), refresh: z.string() }),
  },
  'a password reset link was mailed': {
    sentence: 'A member asked for a new password; the mail holds the link.',
    params: address,
    values: mailedLink,
  },
  'the mailed password reset link was used': {
    sentence: 'A password was set with this link.',
    params: address,
    values: mailedLink,
  },
  'the mailed password reset link has expired': {
    sentence: 'The mail with this link is older than 10 minutes; the link was not used.',
    params: address,
    values: mailedLink,
  },
  'a newer password reset link was mailed': {
    sentence: 'The member asked twice for a new password; the link is of the first mail.',
    params: address,
    values: mailedLink,
  },
  'an email change is pending': {
    sentence: 'The member of the state before asked for this address; the mail holds the link.',
    params: newEmail,
    values: token,
  },
  'the mailed email change link was used': {
    sentence: 'The member of the state before made this address theirs with this link.',
    params: newEmail,
    values: token,
  },
  'the mailed email change link has expired': {
    sentence: 'The mail to this address is older than 10 minutes; the link was not used.',
    params: newEmail,
    values: token,
  },
  'the email change was cancelled': {
    sentence:
      'The member of the state before asked for this address and took that back; the link is of that mail.',
    params: newEmail,
    values: token,
  },
  'a newer email change link was mailed': {
    sentence: 'The member of the state before asked twice for this address; `token` is of the first mail.',
    params: newEmail,
    values: token,
  },
  'an email change of another member is pending': {
    sentence: 'Beside the member of the state before, one with this address asked for a new one.',
    params: z.strictObject({ email: z.email(), new_email: z.email() }),
    values: token,
  },
} as const satisfies Record<string, ProviderState>;
