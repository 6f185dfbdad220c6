import * as z from 'zod/mini';

const amount = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** Parameters of the states about Edge. */
export const edgeParams = {
  nothing: z.strictObject({}),
  month: z.strictObject({ month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) }),
  day: z.strictObject({ day: z.iso.date() }),
  planPrice: z.strictObject({ plan: z.int(), edge_amount: amount }),
  redemption: z.strictObject({
    idempotency_key: z.uuid(),
    plan: z.int(),
    edge_amount: amount,
    email: z.email(),
  }),
};
