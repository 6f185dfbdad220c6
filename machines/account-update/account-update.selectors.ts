import type { SnapshotFrom } from 'xstate';

import { fieldsOf, shownFields } from './account-changes.ts';
import type { AccountField } from './account-update.contract.ts';
import type { AccountUpdateFailure } from './account-update.failures.ts';
import type { accountUpdateMachine } from './account-update.machine.ts';

type Snapshot = SnapshotFrom<typeof accountUpdateMachine>;

/** What became of some fields, all of which one form or switch is about. */
export type UpdateOutcome = 'untouched' | 'saving' | 'saved' | 'refused' | 'unchanged';

export const selectIsSettled = (snapshot: Snapshot) => snapshot.hasTag('settled');
/** As the server has it. */
export const selectSaved = (snapshot: Snapshot) => snapshot.context.saved;
/** As the player wants it, until the server objects. */
export const selectShown = (snapshot: Snapshot) => shownFields(snapshot.context);

export function selectOutcome(snapshot: Snapshot, fields: readonly AccountField[]): UpdateOutcome {
  const { sent, waiting, confirmed } = snapshot.context;
  if (fieldsOf({ ...sent, ...waiting }).some((field) => fields.includes(field))) return 'saving';
  if (selectFailure(snapshot, fields) !== null) return 'refused';
  if (snapshot.matches({ resting: 'unchanged' })) return 'unchanged';
  return confirmed.some((field) => fields.includes(field)) ? 'saved' : 'untouched';
}

/** Why the first of these fields that was refused was refused; null when none was. */
export function selectFailure(
  { context }: Snapshot,
  fields: readonly AccountField[],
): AccountUpdateFailure | null {
  return fields.map((field) => context.refused[field]).find((failure) => failure !== undefined) ?? null;
}
