import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { FormFailure } from '#forms/form-failure.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { Button } from '#ui/button/button.tsx';
import { draftNameOf, forgetDraft } from '#lib/drafts.ts';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { contactMessages, contactsNotSaved, refusedContacts } from './account-update.messages.ts';
import { contactFields, contactProblems, contactsOf } from './contacts.schema.ts';
import { SaveOutcome } from './parts/save-outcome.tsx';
import { goingOn } from './parts/going-on.ts';
import type { AccountUpdate } from './use-account-update.ts';

interface ContactsFormProps {
  readonly memberId: number;
  readonly update: AccountUpdate;
}

/** The messengers that a member can be reached by. */
export function ContactsForm({ memberId, update }: ContactsFormProps) {
  const { t, i18n } = useLingui();
  const outcome = update.outcomeOf(contactFields);
  const failure = update.failureOf(contactFields);
  const validate = useValidate();
  const goOn = goingOn(update, contactFields);
  const draft = draftNameOf(memberId, 'contacts');
  useEffect(() => {
    if (outcome === 'saved') forgetDraft(draft);
  }, [outcome, draft]);
  const refusal = refusalOf(failure, refusedContacts, i18n);
  return (
    <Form
      label={t`Messengers`}
      errorSummaryTitle={t`There is a problem`}
      draftName={draft}
      validate={validate}
      errors={refusal.atFields}
      isPending={outcome === 'saving'}
      onSubmit={(values) => {
        update.change(contactsOf(values));
      }}
    >
      <TextField
        name="whatsapp_number"
        type="tel"
        label={t`WhatsApp number`}
        description={t`With its country code, like +1 416 555 0142.`}
        autoComplete="tel"
        defaultValue={update.saved.whatsapp_number}
        onValueChange={goOn}
      />
      <TextField
        name="discord_id"
        label={t`Discord ID`}
        autoComplete="off"
        defaultValue={update.saved.discord_id}
        onValueChange={goOn}
      />
      <TextField
        name="telegram"
        label={t`Telegram`}
        description={t`Your name there, like @name.`}
        autoComplete="off"
        defaultValue={update.saved.telegram}
        onValueChange={goOn}
      />
      {refusal.atForm && <FormFailure sentence={contactsNotSaved} reason={refusal.atForm} />}
      <Inline gap={4}>
        <Button
          type="submit"
          variant="primary"
          isPending={outcome === 'saving'}
          pendingLabel={t`Saving your contacts`}
        >
          <Trans>Save contacts</Trans>
        </Button>
        <SaveOutcome outcome={outcome} />
      </Inline>
    </Form>
  );
}

function useValidate() {
  const { i18n } = useLingui();
  return (values: Record<string, string>): FormError[] =>
    contactProblems(values).map(({ field, problem }) => ({
      field,
      message: i18n._(contactMessages[field][problem]),
    }));
}
