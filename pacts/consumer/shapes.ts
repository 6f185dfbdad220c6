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

/** Pact compares by type inside a list, and so does `asked`; this is for what the application branches on. */
export function exactly(value: string | boolean): MatchersV3.Matcher<string | boolean> {
  return typeof value === 'string'
    ? text(`^${value.replaceAll('.', '\\.')}$`, value)
    : { 'pact:matcher:type': 'equality', value };
}

/** RFC 3339 in UTC with or without fractions: Pact's own date-time accepts only one of them. */
export const timestamp = (example: string) =>
  text('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|\\+00:00)$', example);

/** A calendar day in UTC. */
export const day = (example: string) => text('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', example);

/** Never shown and never compared: the application needs that there is one. */
export const secret = (example: string) => text('.+', example);

/** A header that has to say something. */
export const filled = (example: string) => regex('.+', example);

/** By which the application knows that the API answered, where there is no code. The sentence is for people. */
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

/** Messages for these fields; the application shows them and reads nothing else. */
export const messagesFor = (fields: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, [message]]) => [field, eachLike(message)]));
