import * as z from 'zod';

import { address, state } from './state.ts';

const code = z.string().regex(/^\d{6}$/);
const link = z.strictObject({ uidb64: z.string(), token: z.string() });
const newEmail = z.strictObject({ new_email: z.email() });
const token = z.strictObject({ token: z.string() });

/** Links and codes that are in somebody's inbox. */
export const mailedLinkStates = {
  'a verification link was mailed': state(
    'Somebody signed up with this address; the mail holds the link and the 6-digit code. `wrong_code` is any other code.',
    address,
    link.extend({ code, wrong_code: code }),
  ),
  'the mailed verification link was used': state('The address was verified with this link.', address, link),
  'the mailed verification link has expired': state(
    'The mail with this link is older than 10 minutes and the address is not verified.',
    address,
    link,
  ),
  'a newer verification link was mailed': state(
    'A second mail was sent; `token` is the first one.',
    address,
    link,
  ),
  'the mailed verification code is locked': state(
    'Wrong codes were tried too often; `code` is the right one.',
    address,
    z.strictObject({ uidb64: z.string(), code }),
  ),
  'another sign-up with the email is waiting': state(
    'Two people signed up with this address, one after the other, and neither mail was confirmed. The values are of the first sign-up, `other_code` is the code of the second.',
    address,
    link.extend({ code, other_code: code }),
  ),
  'one of two sign-ups with the email was confirmed': state(
    'Two people signed up with this address, first one with `password`, then one with `other_password`. The mail of the first was confirmed.',
    z.strictObject({ email: z.email(), password: z.string(), other_password: z.string() }),
  ),
  'a password reset link was mailed': state(
    'A member asked for a new password; the mail holds the link.',
    address,
    link,
  ),
  'the mailed password reset link was used': state('A password was set with this link.', address, link),
  'the mailed password reset link has expired': state(
    'The mail with this link is older than 10 minutes; the link was not used.',
    address,
    link,
  ),
  'a newer password reset link was mailed': state(
    'The member asked twice for a new password; the link is of the first mail.',
    address,
    link,
  ),
  'an email change is pending': state(
    'The member of the state before asked for this address; the mail holds the link.',
    newEmail,
    token,
  ),
  'the mailed email change link was used': state(
    'The member of the state before made this address theirs with this link.',
    newEmail,
    token,
  ),
  'the mailed email change link has expired': state(
    'The mail to this address is older than 10 minutes; the link was not used.',
    newEmail,
    token,
  ),
  'the email change was cancelled': state(
    'The member of the state before asked for this address and took that back; the link is of that mail.',
    newEmail,
    token,
  ),
  'a newer email change link was mailed': state(
    'The member of the state before asked twice for this address; `token` is of the first mail.',
    newEmail,
    token,
  ),
  'an email change of another member is pending': state(
    'Beside the member of the state before, one with this address asked for a new one.',
    z.strictObject({ email: z.email(), new_email: z.email() }),
    token,
  ),
};
