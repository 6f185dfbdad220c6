/** Spaces, zero-width characters and byte order marks, which often come with copied text. */
const OUTER_JUNK = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/gu;

/** Trims invisible characters. Do not use it on passwords. */
export function typedText(value: string): string {
  return value.replace(OUTER_JUNK, '');
}

/** Whether the text has the format of an email address. */
export function looksLikeEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(value);
}
