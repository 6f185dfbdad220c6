import type { PromiseActorLogic } from 'xstate';

import { type CallFailure, type FieldsRejected, readFormFailure } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

/** What a member can change by a mere update, under the names that the API gives it. */
export interface AccountFields {
  readonly first_name: string;
  readonly last_name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly marketing_opt_in: boolean;
  /** Empty when none is given; so are the next two. */
  readonly whatsapp_number: string;
  readonly discord_id: string;
  readonly telegram: string;
}

export type AccountField = keyof AccountFields;
export type AccountChanges = Partial<AccountFields>;

export interface AccountUpdateContext {
  /** As the server last sent it. */
  readonly saved: AccountFields;
  /** On its way to the server. */
  readonly sent: AccountChanges;
  /** Made meanwhile; goes next. */
  readonly waiting: AccountChanges;
  /** What the server did not take since it was last changed, and why. */
  readonly refused: Readonly<Partial<Record<AccountField, AccountUpdateFailure>>>;
  /** What went through since the last change that found nothing on its way. */
  readonly confirmed: readonly AccountField[];
}

export type AccountUpdateEvent =
  /** Fields that are as they were need not be left out. */
  | { readonly type: 'account.changed'; readonly changes: AccountChanges }
  /** Fetched again, perhaps changed elsewhere. */
  | { readonly type: 'account.fetched'; readonly account: AccountFields }
  /** The player goes on: what became of these fields need not be said any longer. */
  | { readonly type: 'outcome.dismissed'; readonly fields: readonly AccountField[] };

export type AccountUpdateEmitted =
  | { readonly type: 'account.saved'; readonly account: AccountFields }
  /** No answer that could be read: the server may have made the change all the same. */
  | { readonly type: 'account.uncertain' };

export interface AccountUpdateActors {
  /** Answers the account as it is after the changes. */
  readonly updateAccount: PromiseActorLogic<AccountFields, { readonly changes: AccountChanges }>;
}

export type AccountUpdateFailure = CallFailure | FieldsRejected;

export function readAccountUpdateFailure(error: unknown): AccountUpdateFailure {
  return readFormFailure(readProblem(error));
}

/** Whether the server may have made the change although it is reported as failed. */
export function isUncertain({ code }: AccountUpdateFailure): boolean {
  return code === 'unreachable' || code === 'unexpected';
}

/** What the player sees: what is on its way or waiting counts as done. */
export function shownFields({ saved, sent, waiting }: AccountUpdateContext): AccountFields {
  return { ...saved, ...sent, ...waiting };
}

/** The changes that would make a difference. */
export function newIn(changes: AccountChanges, account: AccountFields): AccountChanges {
  return pick(changes, (field) => changes[field] !== account[field]);
}

/** After an answer: what waited goes, unless the server has it already. */
export function afterSaving(context: AccountUpdateContext, account: AccountFields) {
  return {
    saved: account,
    sent: {},
    waiting: newIn(context.waiting, account),
    confirmed: [...new Set([...context.confirmed, ...fieldsOf(context.sent)])],
  };
}

/**
 * After a refusal. Only what was refused is taken back: fields that the server did not object to go once more with
 * what waited, and what was changed again meanwhile is a new wish, of which nothing is known yet.
 */
export function afterRefusal(
  { sent, waiting, refused }: AccountUpdateContext,
  failure: AccountUpdateFailure,
) {
  const isRefused = refusalOf(sent, failure);
  const superseded = fieldsOf(waiting);
  const lost = fieldsOf(sent).filter((field) => isRefused(field) && !superseded.includes(field));
  return {
    sent: {},
    waiting: { ...pick(sent, (field) => !isRefused(field)), ...waiting },
    refused: { ...refused, ...Object.fromEntries(lost.map((field) => [field, failure])) },
  };
}

/** A complaint about no field that was sent is about all of them. */
function refusalOf(sent: AccountChanges, failure: AccountUpdateFailure): (field: AccountField) => boolean {
  if (failure.code !== 'fieldsRejected') return () => true;
  const named = fieldsOf(sent).filter((field) => Object.hasOwn(failure.fields, field));
  return (field) => named.length === 0 || named.includes(field);
}

export function without<Value>(
  record: Readonly<Partial<Record<AccountField, Value>>>,
  fields: readonly AccountField[],
): Partial<Record<AccountField, Value>> {
  return pick(record, (field) => !fields.includes(field));
}

export function fieldsOf(record: Partial<Record<AccountField, unknown>>): AccountField[] {
  return Object.keys(record) as AccountField[];
}

function pick<Whole extends Partial<Record<AccountField, unknown>>>(
  whole: Whole,
  isWanted: (field: AccountField) => boolean,
): Whole {
  return Object.fromEntries(
    Object.entries(whole).filter(([field]) => isWanted(field as AccountField)),
  ) as Whole;
}
