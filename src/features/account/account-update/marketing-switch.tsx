import { useLingui } from '@lingui/react/macro';

import { FormFailure } from '#forms/form-failure.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import type { AccountUpdate } from './account-update.flow.ts';
import { notSaved, SaveOutcome } from './save-outcome.tsx';

/** Applies at once in both directions (checklist, E40). Of several presses in a row the last one counts. */
export function MarketingSwitch({ update }: { readonly update: AccountUpdate }) {
  const { t, i18n } = useLingui();
  const save = update.saveOf(['marketing_opt_in']);
  // A switch has no error message of its own.
  const refusal = refusalOf(save.status === 'refused' ? save.failure : null, {}, i18n, callFailureReason);
  return (
    <Stack gap={3}>
      <Switch
        label={t`Email me offers and news. I can stop any time.`}
        description={t`You’ll still get emails about your account.`}

        isSelected={update.shown.marketing_opt_in}
        onChange={(isSelected) => {
          update.change({ marketing_opt_in: isSelected });
        }}
      />
      {refusal.atForm && (
        <FormFailure sentence={notSaved} reason={refusal.atForm} requestId={refusal.requestId} />
      )}
      <SaveOutcome save={save.status === 'unchanged' ? { status: 'untouched' } : save} />
    </Stack>
  );
}
