/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * Messages by field; `non_field_errors` when no single field is at fault. A message may be a code for which the
 * application has a sentence of its own: `password_too_common`, `password_too_similar`, `password_mismatch`,
 * `email_invalid`, `max_length`, `required`, `blank`, `invalid`, `invalid_choice`. Any other message is shown as
 * the words of the server.
 */
export interface InvalidFields {[key: string]: string[]}
