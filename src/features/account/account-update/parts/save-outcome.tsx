import { Trans } from '@lingui/react/macro';

import type { UpdateOutcome } from '#machines/account-update/account-update.selectors.ts';
import { Notice } from '#ui/notice/notice.tsx';

/** Says, beside what was pressed, that it is done; a refusal is said by whoever knows what was refused. */
export function SaveOutcome({ outcome }: { readonly outcome: UpdateOutcome }) {
  return (
    <Notice intent={outcome === 'saved' ? 'positive' : 'info'}>
      {outcome === 'saved' && <Trans>Saved</Trans>}
      {outcome === 'unchanged' && <Trans>Nothing to save</Trans>}
    </Notice>
  );
}
