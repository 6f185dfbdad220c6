import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { type CallFailure, callFailureReason } from '#i18n/call-failure-reason.ts';
import type { FormError } from '#ui/form/form-errors.ts';
import { emailMessages } from './email-address.ts';
import { tooLong, type RefusedMessages } from './field-messages.ts';
import { mismatch } from './new-password.ts';

/** The fields that the server refused, by their name in the API. The `FieldsRejected` of the machines has this shape. */
interface FieldsRejected {
  readonly code: 'fieldsRejected';
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

export interface Refusal {
  readonly atFields: readonly FormError[];
  /** The error of the whole form; null if the messages at the fields cover everything. */
  readonly atForm: MessageDescriptor | null;
  /** Of the failed call; see `ErrorDetails`. */
  readonly requestId?: string | undefined;
}

/** The two fields that show the error about unequal passwords. */
const REPETITIONS = ['re_password', 're_new_password'];

/** A longer message is an error page or a stack trace, not a reason for a person. */
const LONGEST_REASON = 200;

/**
 * Reasons with a message of the site: the codes of the API description and the sentences of Django. Null if the message
 * of the form already says the same.
 */
const KNOWN_REASONS: readonly { readonly said: RegExp; readonly message: MessageDescriptor | null }[] = [
  {
    said: /^(password_too_common|this password is too common\.?)$/i,
    message: msg`Too many people use this password. Choose another one.`,
  },
  {
    said: /^(password_too_similar|the password is too similar to .*)$/i,
    message: msg`This password is too close to your name or email. Choose another one.`,
  },
  { said: /^(password_mismatch|.*passwords? (fields )?(do not|didn.t) match.*)$/i, message: mismatch },
  { said: /^(email_invalid|enter a valid email( address)?\.?)$/i, message: emailMessages.malformed },
  {
    said: /^(max_length|ensure this field has no more than \d+ characters\.?)$/i,
    message: tooLong,
  },
  {
    said: /^(required|blank|invalid|invalid_choice|this field (is required|may not be (blank|null))\.?|enter a valid value\.?|".*" is not a valid choice\.?|invalid (password|country)\.?)$/i,
    message: null,
  },
];

/**
 * Splits a refusal into errors at the fields and an error of the whole form, so that every refusal has a message.
 *
 * @param messages of the fields that the form has, in its order
 * @param reasonOf says why a call failed that is not about fields
 */
export function refusalOf(
  failure: CallFailure | FieldsRejected | null,
  messages: RefusedMessages,
  i18n: I18n,
  reasonOf: typeof callFailureReason = callFailureReason,
): Refusal {
  if (failure === null) return { atFields: [], atForm: null };
  if (failure.code !== 'fieldsRejected')
    return { atFields: [], atForm: reasonOf(failure), ...requestIdOf(failure) };
  const complaints = Object.entries(failure.fields).map(([name, reasons]) => ({
    field: fieldOf(name, reasons, messages),
    reasons,
  }));
  const reasonsAt = (place: string | null) => {
    const found = complaints.filter(({ field }) => field === place);
    return found.length === 0 ? null : found.flatMap(({ reasons }) => reasons);
  };
  const leftOver = reasonsAt(null);
  return {
    atFields: Object.entries(messages).flatMap(([field, refused]) => {
      const reasons = reasonsAt(field);
      return reasons === null ? [] : [{ field, message: fieldMessage(reasons, refused, i18n) }];
    }),
    atForm: leftOver && (formMessage(leftOver) ?? reasonOf({ code: 'unexpected' })),
  };
}

/** Empty if the call failed without an answer, or for a reason that a player can mend. */
export function requestIdOf(failure: {
  readonly code: string;
  readonly requestId?: string;
}): Pick<Refusal, 'requestId'> {
  return failure.requestId === undefined ? {} : { requestId: failure.requestId };
}

/** The field that shows an error; null for the whole form. */
function fieldOf(name: string, reasons: readonly string[], messages: RefusedMessages): string | null {
  if (Object.hasOwn(messages, name)) return name;
  const isMismatch = reasons.length > 0 && reasons.every((reason) => knownMessage(reason) === mismatch);
  return isMismatch ? (REPETITIONS.find((field) => field in messages) ?? null) : null;
}

function fieldMessage(reasons: readonly string[], refused: MessageDescriptor, i18n: I18n): string {
  const known = reasons.map(knownMessage).find((message) => message !== undefined);
  if (known !== undefined) return i18n._(known ?? refused);
  const sentence = i18n._(refused);
  const reason = reasons.find(isForPeople);
  return reason === undefined ? sentence : i18n._(msg`${sentence} Reason: “${reason}”`);
}

function formMessage(reasons: readonly string[]): MessageDescriptor | null {
  const known = reasons.map(knownMessage).find((message) => message !== undefined && message !== null);
  if (known !== undefined) return known;
  const reason = reasons.find(isForPeople);
  return reason === undefined ? null : msg`Reason: “${reason}”`;
}

/** Undefined for an unknown reason. */
function knownMessage(reason: string): MessageDescriptor | null | undefined {
  return KNOWN_REASONS.find(({ said }) => said.test(reason))?.message;
}

/** Whether a message is a sentence for a person, not a code, an error page or a stack trace. */
function isForPeople(reason: string): boolean {
  return reason.length <= LONGEST_REASON && /\s/.test(reason.trim()) && !/[<>{}]/.test(reason);
}
