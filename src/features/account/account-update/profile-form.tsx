import { Trans, useLingui } from '@lingui/react/macro';

import { CountryField } from '#forms/country-field.tsx';
import { FormFailure } from '#forms/form-failure.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { profileMessages, profileNotSaved, refusedProfile } from './account-update.messages.ts';
import { goingOn } from './parts/going-on.ts';
import { SaveOutcome } from './parts/save-outcome.tsx';
import { missingProfileFields, profileFields, profileOf } from './profile.schema.ts';
import type { AccountUpdate } from './use-account-update.ts';

interface ProfileFormProps {
  readonly update: AccountUpdate;
  readonly onCancel: () => void;
}

/** Opened by a press, so focus goes to its first field. */
export function ProfileForm({ update, onCancel }: ProfileFormProps) {
  const { t, i18n } = useLingui();
  const outcome = update.outcomeOf(profileFields);
  const failure = update.failureOf(profileFields);
  const goOn = goingOn(update, profileFields);
  const refusal = refusalOf(failure, refusedProfile, i18n);
  return (
    <Form
      label={t`Profile`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) =>
        missingProfileFields(values).map((field) => ({
          field,
          message: i18n._(profileMessages[field].missing),
        }))
      }
      errors={refusal.atFields}
      isPending={outcome === 'saving'}
      onSubmit={(values) => {
        update.change(profileOf(values));
      }}
    >
      <TextField
        name="first_name"
        label={t`First name`}
        autoComplete="given-name"
        defaultValue={update.saved.first_name}
        onValueChange={goOn}
        autoFocus
        isRequired
      />
      <TextField
        name="last_name"
        label={t`Last name`}
        autoComplete="family-name"
        defaultValue={update.saved.last_name}
        onValueChange={goOn}
        isRequired
      />
      <CountryField
        description={t`Deals and regions follow the country you connect from, not this field.`}
        defaultValue={update.saved.country}
        onValueChange={goOn}
      />
      {refusal.atForm && <FormFailure sentence={profileNotSaved} reason={refusal.atForm} />}
      <Inline gap={3}>
        <Button
          type="submit"
          variant="primary"
          isPending={outcome === 'saving'}
          pendingLabel={t`Saving your profile`}
        >
          <Trans>Save profile</Trans>
        </Button>
        <Button variant="secondary" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <SaveOutcome outcome={outcome} />
      </Inline>
    </Form>
  );
}
