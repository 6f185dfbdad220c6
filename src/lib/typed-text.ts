/** Spaces, zero-width marks and byte-order marks that copying drags along. */
const OUTER_JUNK = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/gu;

/** What a person meant to type: without the invisible characters around it. Never used on passwords. */
export function typedText(value: string): string {
  return value.replace(OUTER_JUNK, '');
}

/** Whether the text has the shape of an address. Whether it exists, only a mail can tell. */
export function looksLikeEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(value);
}
