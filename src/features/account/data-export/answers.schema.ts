import * as z from 'zod/mini';

/*
 * A player gets their data as the server has it. So these look no deeper than the flow has to, and pass on whatever
 * else is there; the generated schemas would leave out what the description does not know.
 */

export const record = z.looseObject({});
export const list = z.array(record);
export const monthOfEarnings = z.looseObject({ period: z.looseObject({ start: z.string() }), rows: list });
export const edgeHistoryPage = z.looseObject({
  results: z.array(z.looseObject({ occurred_at: z.string() })),
  next_cursor: z.nullable(z.string()),
});
