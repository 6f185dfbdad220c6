import { MatchersV3 } from '@pact-foundation/pact';

const { eachLike, regex, string } = MatchersV3;

/**
 * Text of this pattern. Both are asked for: a pattern alone compares numbers and null by how they are printed, so
 * the number 12.34 would pass for an amount.
 */
export function text(pattern: string, example: string): MatchersV3.Matcher<string> {
  const matchers = [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex: pattern }];
  return { 'pact:matcher:type': matchers, value: example } as never;
}

/** Inside a list Pact compares by type unless a matcher says otherwise; this is for text that the application branches on. */
export const exactly = (value: string) => text(`^${value.replaceAll('.', '\\.')}$`, value);

/** A decimal string with two places; never a number. */
export const amount = (example: string) => text('^-?[0-9]+\\.[0-9]{2}$', example);

/** A multiplier or a percentage: as a string too, with as many places as it needs. */
export const decimal = (example: string) => text('^[0-9]+(\\.[0-9]+)?$', example);

/** RFC 3339 in UTC with or without fractions: Pact's own date-time accepts only one of them. */
export const timestamp = (example: string) =>
  text('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|\\+00:00)$', example);

export const country = (example: string) => text('^[A-Z]{2}$', example);
/** A calendar day in UTC. */
export const day = (example: string) => text('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', example);

export const slug = (example: string) => text('^[a-z0-9]+(-[a-z0-9]+)*$', example);

export const uidb64 = (example: string) => text('^[A-Za-z0-9_-]+$', example);

/** Never shown and never compared: the application needs that there is one. */
export const secret = (example: string) => text('.+', example);

/** A header that has to say something. */
export const filled = (example: string) => regex('.+', example);

export const detail = (example: { detail: string }) => ({ detail: string(example.detail) });

/** By which the application says until when a redemption may arrive. */
export const serverTime = {
  Date: regex(
    '^[A-Z][a-z]{2}, \\d{2} [A-Z][a-z]{2} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$',
    'Sat, 14 Mar 2026 09:26:53 GMT',
  ),
};

/** Whole seconds; the application waits that long. */
export const retryAfter = { 'Retry-After': regex('^[1-9][0-9]*$', '60') };

/** The sentence is for people; the code is what the application reads. */
export const coded = <Code extends string>(example: { detail: string; code: Code }) => ({
  detail: string(example.detail),
  code: example.code,
});

/** Messages for these fields; the application shows them and reads nothing else. */
export const messagesFor = (fields: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, [message]]) => [field, eachLike(message)]));
