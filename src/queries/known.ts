import * as z from 'zod/mini';

/** Stands for a value that this version of the site has no words for: the server may be newer than the page. */
export const UNKNOWN = 'unknown';

/** Reads `UNKNOWN` for any text that is not in the enum. Anything but text stays unreadable. */
export function orUnknown<Known extends z.ZodMiniType<string>>(known: Known) {
  return z.union([
    known,
    z.pipe(
      z.string(),
      z.transform((): typeof UNKNOWN => UNKNOWN),
    ),
  ]);
}

/** A list without the values that are not in the enum. */
export function knownOf<Known extends z.ZodMiniType<string>>(known: Known) {
  return z.pipe(
    z.array(orUnknown(known)),
    z.transform((values) =>
      values.filter((value): value is Exclude<typeof value, typeof UNKNOWN> => value !== UNKNOWN),
    ),
  );
}
