import * as z from 'zod';

/** No parameters or no values. */
export const nothing = z.strictObject({});
export const address = z.strictObject({ email: z.email() });
export const country = z.string().regex(/^[A-Z]{2}$/);
export const amount = z.string().regex(/^\d+\.\d{2}$/);

/**
 * @param description what a provider has to make true
 * @param params what the interaction chooses
 * @param values what the provider makes up and answers, so that the request can carry it
 */
export function state<
  Params extends z.ZodObject = typeof nothing,
  Values extends z.ZodObject = typeof nothing,
>(
  description: string,
  params = nothing as unknown as Params,
  values = nothing as unknown as Values,
): { description: string; params: Params; values: Values } {
  return { description, params, values };
}
