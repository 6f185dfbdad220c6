import * as z from 'zod';

import { address, mailedLink, type ProviderState } from './state.ts';

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
} as const satisfies Record<string, ProviderState>;
