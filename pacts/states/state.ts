import * as z from 'zod';

export interface ProviderState {
  /** What a provider has to make true, in a sentence. */
  sentence: string;
  /** What the interaction chooses. */
  params: z.ZodObject;
  /** What the provider makes up and answers, so that the request can carry it. */
  values: z.ZodObject;
}

export const nothing = z.strictObject({});
export const address = z.strictObject({ email: z.email() });
export const mailedLink = z.strictObject({ uidb64: z.string(), token: z.string() });
export const credentials = z.strictObject({ email: z.email(), password: z.string().min(8) });
export const member = z.strictObject({
  email: z.email(),
  first_name: z.string(),
  country: z.string().regex(/^[A-Z]{2}$/),
  edge_balance: z.string().regex(/^\d+\.\d{2}$/),
});
