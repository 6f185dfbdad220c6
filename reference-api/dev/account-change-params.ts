import * as z from 'zod/mini';

/** Parameters of the states about changes of the account, as the glossary of the contracts describes them. */
export const accountChangeParams = {
  emailChange: z.strictObject({ new_email: z.email() }),
  emailChangeOf: z.strictObject({ email: z.email(), new_email: z.email() }),
};
