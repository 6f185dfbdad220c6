import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import type { AccountField } from '#machines/account-update/account-changes.ts';
import type { Save } from '#machines/account-update/account-update.machine.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { AccountUpdate } from './account-update.flow.ts';

export const notSaved = msg`We couldn’t save your changes.`;

/** The result next to the save button. The form shows refusals, because it knows the refused fields. */
export function SaveOutcome({ save: { status } }: { readonly save: Save }) {
  return (
    <Notice intent={status === 'saved' ? 'positive' : 'info'}>
      {status === 'saved' && <Trans>Saved</Trans>}
      {status === 'unchanged' && <Trans>Nothing to save</Trans>}
    </Notice>
  );
}

/** Call it on each change of a field. It clears "Saved" and "Nothing to save", but not a refusal. */
export function dismissOnChange({ saveOf, dismiss }: AccountUpdate, fields: readonly AccountField[]) {
  const { status } = saveOf(fields);
  return () => {
    if (status === 'saved' || status === 'unchanged') dismiss(fields);
  };
}
