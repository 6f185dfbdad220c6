import * as z from 'zod';

import { address, mailedLink, nothing, type ProviderState } from './state.ts';

/** Links and codes that are in somebody's inbox. */
export const mailedLinkStates = {
  'a verification link was mailed': {
    sentence:
      'Somebody signed up with this address; the mail holds the link and the 6-digit code. `wrong_code` is any other code.',
    params: address,
    values: z.strictObject({
      uidb64: z.string(),
      token: z.string(),
      code: z.string().regex(/^\d{6}$/),
      wrong_code: z.string().regex(/^\d{6}$/),
    }),
  },
  'the mailed verification link was used': {
    sentence: 'The address was verified with this link.',
    params: address,
    values: mailedLink,
  },
  'the mailed verification link has expired': {
    sentence: 'The mail with this link is older than 10 minutes and the address is not verified.',
    params: address,
    values: mailedLink,
  },
  'a newer verification link was mailed': {
    sentence: 'A second mail was sent; `token` is the first one.',
    params: address,
    values: mailedLink,
  },
  'the mailed verification code is locked': {
    sentence: 'Wrong codes were tried too often; `code` is the right one.',
    params: address,
    values: z.strictObject({ uidb64: z.string(), code: z.string().regex(/^\d{6}$/) }),
  },
  'another sign-up with the email is waiting': {
    sentence:
      'Two people signed up with this address, one after the other, and neither mail was confirmed. The values are of the first sign-up, `other_code` is the code of the second.',
    params: address,
    values: z.strictObject({
      uidb64: z.string(),
      token: z.string(),
      code: z.string().regex(/^\d{6}$/),
      other_code: z.string().regex(/^\d{6}$/),
    }),
  },
  'one of two sign-ups with the email was confirmed': {
    sentence:
      'Two people signed up with this address, first one with `password`, then one with `other_password`. The mail of the first was confirmed.',
    params: z.strictObject({ email: z.email(), password: z.string(), other_password: z.string() }),
    values: nothing,
  },
} as const satisfies Record<string, ProviderState>;
