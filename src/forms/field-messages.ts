import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { FormError } from '#ui/form/form-errors.ts';

/** For a value that the server refused. Its reason follows if it gave one. */
export const notAccepted = msg`We couldn’t accept this. Please change it.`;

export const tooLong = msg`This is too long. Shorten it.`;

/** The messages for refused fields, by the name of the field in the API. */
export type RefusedMessages = Readonly<Record<string, MessageDescriptor>>;

/** A message for every problem that a field can have. */
type FieldMessages<Problems> = {
  readonly [Field in keyof Problems]: Readonly<
    Record<NonNullable<Problems[Field]> & string, MessageDescriptor>
  >;
};

/**
 * The errors of a form, in the order of its fields.
 *
 * @param problems by the name of the field; null if the field is valid
 */
export function fieldErrors<Problems extends Readonly<Record<string, string | null>>>(
  problems: Problems,
  messages: FieldMessages<Problems>,
  i18n: I18n,
): FormError[] {
  return Object.keys(problems).flatMap((field) => {
    const problem = problems[field];
    const message =
      problem && (messages as Record<string, Record<string, MessageDescriptor>>)[field]?.[problem];
    return message ? [{ field, message: i18n._(message) }] : [];
  });
}

/** The messages of a form for the fields that the server refused. */
export function refusedMessagesOf(
  messages: Readonly<Record<string, { readonly refused: MessageDescriptor }>>,
): RefusedMessages {
  return Object.fromEntries(Object.entries(messages).map(([field, { refused }]) => [field, refused]));
}
