import { Trans } from '@lingui/react/macro';

import type { AccountField } from '#machines/account-update/account-changes.ts';
import type { Save } from '#machines/account-update/account-update.machine.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { AccountUpdate } from './account-update.flow.ts';

/** Stands beside the button; a refusal is shown by the form, which knows what was refused. */
export function SaveOutcome({ save: { status } }: { readonly save: Save }) {
  return (
    <Notice intent={status === 'saved' ? 'positive' : 'info'}>
      {status === 'saved' && <Trans>Saved</Trans>}
      {status === 'unchanged' && <Trans>Nothing to save</Trans>}
    </Notice>
  );
}

/** For each change of a field: "Saved" or "Nothing to save" is over, a refusal stays. */
export function dismissOnChange({ saveOf, dismiss }: AccountUpdate, fields: readonly AccountField[]) {
  const { status } = saveOf(fields);
  return () => {
    if (status === 'saved' || status === 'unchanged') dismiss(fields);
  };
}
