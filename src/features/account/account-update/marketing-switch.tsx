import { Trans, useLingui } from '@lingui/react/macro';

import { FormFailure } from '#forms/form-failure.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { pressFailureReason } from '#i18n/call-failure-reason.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { marketingChoiceNotSaved } from './account-update.messages.ts';
import { SaveOutcome } from './parts/save-outcome.tsx';
import type { AccountUpdate } from './use-account-update.ts';

const FIELDS = ['marketing_opt_in'] as const;

/** Takes effect at once, both ways (checklist, E40). Several presses in a row end at the last. */
export function MarketingSwitch({ update }: { readonly update: AccountUpdate }) {
  const { t, i18n } = useLingui();
  const outcome = update.outcomeOf(FIELDS);
  const failure = update.failureOf(FIELDS);
  // A switch has no place of its own for what the server says of it.
  const refusal = refusalOf(failure, {}, i18n, pressFailureReason);
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
      {refusal.atForm && <FormFailure sentence={marketingChoiceNotSaved} reason={refusal.atForm} />}
      <SaveOutcome outcome={outcome === 'unchanged' ? 'untouched' : outcome} />
    </Stack>
  );
}
