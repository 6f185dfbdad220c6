import { Trans, useLingui } from '@lingui/react/macro';

import type { AccountUpdateFailure } from '../../../machines/account-update/account-update.failures.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { pressFailureReason } from '../../i18n/call-failure-reason.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { marketingChoiceNotSaved } from './account-update.messages.ts';
import { SaveOutcome } from './parts/save-outcome.tsx';
import type { AccountUpdate } from './use-account-update.ts';

const FIELDS = ['marketing_opt_in'] as const;

/** Takes effect at once, both ways (checklist, E40). Several presses in a row end at the last. */
export function MarketingSwitch({ update }: { readonly update: AccountUpdate }) {
  const { t } = useLingui();
  const outcome = update.outcomeOf(FIELDS);
  const failure = update.failureOf(FIELDS);
  return (
    <Stack gap={3}>
      <Switch
        label={t`Send me offers and news by email`}
        description={
          <Trans>
            You can stop this at any time, and it stops at once. Emails about your account are not affected.
          </Trans>
        }
        isSelected={update.shown.marketing_opt_in}
        onChange={(isSelected) => {
          update.change({ marketing_opt_in: isSelected });
        }}
      />
      {failure !== null && <FormFailure sentence={marketingChoiceNotSaved} reason={reasonOf(failure)} />}
      <SaveOutcome outcome={outcome === 'unchanged' ? 'untouched' : outcome} />
    </Stack>
  );
}

function reasonOf(failure: AccountUpdateFailure) {
  return pressFailureReason(failure.code === 'fieldsRejected' ? { code: 'unexpected' } : failure);
}
