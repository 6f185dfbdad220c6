import * as z from 'zod/mini';

import { fieldErrors } from '../http/field-errors.ts';
import { invalid } from '../http/problem.ts';

const address = z.strictObject({ email: z.email() });
const member = z.strictObject({
  email: z.email(),
  first_name: z.string(),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  edge_balance: z.string().check(z.regex(/^\d+\.\d{2}$/)),
});
const place = z.strictObject({ country: z.string().check(z.regex(/^[A-Z]{2}$/)) });

/** Parameters of the provider states, as the glossary of the contracts describes them. */
export const stateParams = {
  address,
  member,
  place,
  credentials: z.strictObject({ email: z.email(), password: z.string() }),
};

/** The parameters, or a 400: a contract that asks for something else must fail loudly. */
export function readParams<Output>(schema: z.core.$ZodType<Output>, params: unknown): Output {
  const parsed = z.core.safeParse(schema, params);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error.issues, params));
  return parsed.data;
}
