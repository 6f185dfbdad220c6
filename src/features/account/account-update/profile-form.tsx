import { Trans, useLingui } from '@lingui/react/macro';

import { fieldErrors, refusedMessagesOf } from '#forms/field-messages.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { PersonFields, personMessages, personOf, personProblems } from '#forms/person-fields.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import type { AccountUpdate } from './account-update.flow.ts';
import { dismissOnChange, notSaved, SaveOutcome } from './save-outcome.tsx';

export const profileFields = ['first_name', 'last_name', 'country'] as const;

const refusedMessages = refusedMessagesOf(personMessages);

interface ProfileFormProps {
  readonly update: AccountUpdate;
  readonly onCancel: () => void;
}

/** Focuses its first field, because a button press opens it. */
export function ProfileForm({ update, onCancel }: ProfileFormProps) {
  const { t, i18n } = useLingui();
  const save = update.saveOf(profileFields);
  const isSaving = save.status === 'saving';
  const refusal = refusalOf(save.status === 'refused' ? save.failure : null, refusedMessages, i18n);
  return (
    <Form
      label={t`Profile`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => fieldErrors(personProblems(personOf(values)), personMessages, i18n)}
      errors={refusal.atFields}
      isPending={isSaving}
      onSubmit={(values) => {
        update.change(personOf(values));
      }}
    >
      <PersonFields
        defaults={update.saved}
        countryDescription={t`Your deals depend on where you connect from, not on this.`}
        onValueChange={dismissOnChange(update, profileFields)}
        autoFocus
      />
      {refusal.atForm && (
        <FormFailure sentence={notSaved} reason={refusal.atForm} requestId={refusal.requestId} />
      )}
      <Inline gap={3}>
        <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={t`Saving your changes`}>
          <Trans>Save changes</Trans>
        </Button>
        <Button variant="secondary" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <SaveOutcome save={save} />
      </Inline>
    </Form>
  );
}
