import * as z from 'zod/mini';

const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Parameters of the states about rooms, deals, plans and reported usernames. */
export const offerParams = {
  nothing: z.strictObject({}),
  place: z.strictObject({ country }),
  roomAt: z.strictObject({ slug, country }),
  room: z.strictObject({ slug }),
  dealAt: z.strictObject({ deal: z.int(), country }),
  reported: z.strictObject({ status: z.enum(['submitted', 'in_review', 'connected', 'refused']) }),
  taken: z.strictObject({ deal: z.int(), country, username: z.string() }),
};
