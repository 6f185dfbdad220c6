import type { PromiseActorLogic } from 'xstate';

import { type CallFailure, type FieldsRejected, readFormFailure } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

/** The fields that a member can change with a simple update, as named in the API. */
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
  /** Changes in the pending request. */
  readonly sent: AccountChanges;
  /** Changes made during that request. They are sent next. */
  readonly waiting: AccountChanges;
  /** The failure of each field whose last change was refused. */
  readonly refused: Readonly<Partial<Record<AccountField, AccountUpdateFailure>>>;
  /** The fields saved since the last change that was made without a pending request. */
  readonly confirmed: readonly AccountField[];
}

export type AccountUpdateEvent =
  /** Fields that are as they were need not be left out. */
  | { readonly type: 'account.changed'; readonly changes: AccountChanges }
  /** Fetched again, perhaps changed elsewhere. */
  | { readonly type: 'account.fetched'; readonly account: AccountFields }
  /** The player moves on, so the outcome of these fields is no longer shown. */
  | { readonly type: 'outcome.dismissed'; readonly fields: readonly AccountField[] };

export type AccountUpdateEmitted =
  | { readonly type: 'account.saved'; readonly account: AccountFields }
  /** There was no readable response. The server may have made the change all the same. */
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

/** The values to show: pending and waiting changes are included optimistically. */
export function shownFields({ saved, sent, waiting }: AccountUpdateContext): AccountFields {
  return { ...saved, ...sent, ...waiting };
}

/** The changes that would make a difference. */
export function newIn(changes: AccountChanges, account: AccountFields): AccountChanges {
  return pick(changes, (field) => changes[field] !== account[field]);
}

/** After a success: keeps the waiting changes that the server does not have yet. */
export function afterSaving(context: AccountUpdateContext, account: AccountFields) {
  return {
    saved: account,
    sent: {},
    waiting: newIn(context.waiting, account),
    confirmed: [...new Set([...context.confirmed, ...fieldsOf(context.sent)])],
  };
}

/**
 * After a refusal. Only the refused fields are reverted. The other fields are sent again with the waiting changes. A field
 * that was changed again meanwhile is not marked as refused.
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

/** If the failure names none of the sent fields, all of them count as refused. */
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
