import * as z from 'zod';

import { address, state } from './state.ts';

const code = z.string().regex(/^\d{6}$/);
const link = z.strictObject({ uidb64: z.string(), token: z.string() });
const newEmail = z.strictObject({ new_email: z.email() });
const token = z.strictObject({ token: z.string() });

/** Links and codes that are in somebody's inbox. */
export const mailedLinkStates = {
  'a verification link was mailed': state(
    'Somebody signed up with this address. The mail holds the link and the 6-digit code, and neither was used. `uidb64` is in base64url without padding. `wrong_code` is any other code. Another mail may be asked for at once.',
    address,
    link.extend({ code, wrong_code: code }),
  ),
  'the mailed verification link was used': state(
    'The address was verified with this link, less than 10 minutes ago.',
    address,
    link,
  ),
  'the mailed verification link has expired': state(
    'The only mail to this address is older than 10 minutes. The address is not verified.',
    address,
    link,
  ),
  'a newer verification link was mailed': state(
    'Somebody signed up with this address and asked for a second mail of this sign-up. The values are of the first mail. The address is not verified.',
    address,
    link,
  ),
  'the mailed verification code is locked': state(
    'Somebody signed up with this address. Wrong codes were tried too often, so that no code works any more. `code` is the right one.',
    address,
    z.strictObject({ uidb64: z.string(), code }),
  ),
  'another sign-up with the email is waiting': state(
    'Two people signed up with this address, one after the other, and neither mail was confirmed. `uidb64`, `token` and `code` are of the first, whose link no longer works and whose code does. `other_code` is the code of the second, which works only with the `uidb64` of the second.',
    address,
    link.extend({ code, other_code: code }),
  ),
  'one of two sign-ups with the email was confirmed': state(
    'Two people signed up with this address, first one with `password`, then one with `other_password`. The mail of the first was confirmed, so its password is that of the member.',
    z.strictObject({ email: z.email(), password: z.string(), other_password: z.string() }),
  ),
  'a password reset link was mailed': state(
    'A member with this address asked for a new password. The mail holds the link, which was not used. `uidb64` is in base64url without padding.',
    address,
    link,
  ),
  'the mailed password reset link was used': state(
    'A member with this address asked for a new password and set it with this link, less than 10 minutes ago.',
    address,
    link,
  ),
  'the mailed password reset link has expired': state(
    'A member with this address asked for a new password. The mail with this link is older than 10 minutes, and the link was not used.',
    address,
    link,
  ),
  'a newer password reset link was mailed': state(
    'A member with this address asked twice for a new password. The link is of the first mail, and neither was used.',
    address,
    link,
  ),
  'an email change is pending': state(
    'The logged-in member asked for this address, which nobody has. The mail holds the link. The account has the address and a time to come in `unconfirmed_email` and `unconfirmed_email_expires_at`. Another mail may be asked for at once.',
    newEmail,
    token,
  ),
  'the mailed email change link was used': state(
    'The logged-in member asked for this address and confirmed it with this link, less than 10 minutes ago. The address is theirs, and the access token is still valid.',
    newEmail,
    token,
  ),
  'the mailed email change link has expired': state(
    'The logged-in member asked for this address. The mail with this link is older than 10 minutes, and the link was not used.',
    newEmail,
    token,
  ),
  'the email change was cancelled': state(
    'The logged-in member asked for this address and cancelled the change. The link is of the mail before that.',
    newEmail,
    token,
  ),
  'a newer email change link was mailed': state(
    'The logged-in member asked for this address twice. `token` is of the first mail, and neither was used.',
    newEmail,
    token,
  ),
  'an email change of another member is pending': state(
    'Another member, whose address is `email`, asked for `new_email`. `token` is of that mail and was not used.',
    z.strictObject({ email: z.email(), new_email: z.email() }),
    token,
  ),
};
