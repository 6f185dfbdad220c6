import type { AccountField } from '#machines/account-update/account-update.contract.ts';
import type { AccountUpdate } from '../use-account-update.ts';

/** For each change of a field: what was said of the last save is over, except that something was refused. */
export function goingOn({ outcomeOf, dismiss }: AccountUpdate, fields: readonly AccountField[]) {
  const outcome = outcomeOf(fields);
  return () => {
    if (outcome === 'saved' || outcome === 'unchanged') dismiss(fields);
  };
}
