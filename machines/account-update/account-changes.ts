import type {
  AccountChanges,
  AccountField,
  AccountFields,
  AccountUpdateContext,
} from './account-update.contract.ts';
import type { AccountUpdateFailure } from './account-update.failures.ts';

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
