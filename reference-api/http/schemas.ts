import * as z from 'zod/mini';

import {
  Credentials,
  EmailAddress,
  RefreshToken,
  Registration,
} from '../../src/sdk/generated/zod/rakeback-wizard-api.schemas.zod.ts';

/** What the description promises of request bodies; the only place that names where the schemas come from. */
export const schemas = {
  credentials: Credentials,
  refreshToken: RefreshToken,
  emailAddress: EmailAddress,
  // The length is one of the password rules, which give all their messages together.
  registration: z.extend(Registration, { password: z.string().check(z.maxLength(128)) }),
};
