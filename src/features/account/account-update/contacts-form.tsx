import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import type { AccountFields } from '#machines/account-update/account-changes.ts';
import { fieldErrors, notAccepted, refusedMessagesOf, tooLong } from '#forms/field-messages.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { draftNameOf, forgetDraft } from '#lib/drafts.ts';
import { typedText } from '#lib/typed-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { AccountUpdate } from './account-update.flow.ts';
import { dismissOnChange, notSaved, SaveOutcome } from './save-outcome.tsx';

const contactFields = ['whatsapp_number', 'discord_id', 'telegram'] as const;
type Contacts = Pick<AccountFields, (typeof contactFields)[number]>;
type Values = Readonly<Record<string, string>>;

const numberMessage = msg`Include the country code, like +1 416 555 0142.`;

const messages = {
  whatsapp_number: {
    malformed: numberMessage,
    tooLong: numberMessage,
    refused: notAccepted,
  },
  discord_id: {
    tooLong,
    refused: notAccepted,
  },
  telegram: {
    tooLong,
    refused: notAccepted,
  },
};
const refusedMessages = refusedMessagesOf(messages);

/** An empty value removes the contact. */
export function contactsOf(values: Values): Contacts {
  const text = (field: keyof Contacts) => typedText(values[field] ?? '');
  return {
    whatsapp_number: text('whatsapp_number'),
    discord_id: text('discord_id'),
    telegram: text('telegram'),
  };
}

/** The lengths are the limits of the API. */
export function contactProblems(values: Values) {
  const { whatsapp_number, discord_id, telegram } = contactsOf(values);
  const longerThan = (longest: number, text: string) => (text.length > longest ? ('tooLong' as const) : null);
  const isNumber = whatsapp_number === '' || looksLikeNumber(whatsapp_number);
  return {
    whatsapp_number: longerThan(32, whatsapp_number) ?? (isNumber ? null : ('malformed' as const)),
    discord_id: longerThan(64, discord_id),
    telegram: longerThan(64, telegram),
  };
}

/** An international phone number (ITU-T E.164), with common separators. */
const NUMBER_SIGNS = /^[\d\s+()./\u2010-\u2015-]+$/;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

function looksLikeNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return NUMBER_SIGNS.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

interface ContactsFormProps {
  readonly memberId: number;
  readonly update: AccountUpdate;
}

export function ContactsForm({ memberId, update }: ContactsFormProps) {
  const { t, i18n } = useLingui();
  const save = update.saveOf(contactFields);
  const changed = dismissOnChange(update, contactFields);
  const draft = draftNameOf(memberId, 'contacts');
  useEffect(() => {
    if (save.status === 'saved') forgetDraft(draft);
  }, [save.status, draft]);
  const refusal = refusalOf(save.status === 'refused' ? save.failure : null, refusedMessages, i18n);
  return (
    <Form
      label={t`Messengers`}
      errorSummaryTitle={t`There is a problem`}
      draftName={draft}
      validate={(values) => fieldErrors(contactProblems(values), messages, i18n)}
      errors={refusal.atFields}
      isPending={save.status === 'saving'}
      onSubmit={(values) => {
        update.change(contactsOf(values));
      }}
    >
      <TextField
        name="whatsapp_number"
        type="tel"
        label={t`WhatsApp number`}
        description={t`Include the country code, like +1 416 555 0142.`}
        autoComplete="tel"
        defaultValue={update.saved.whatsapp_number}
        onValueChange={changed}
      />
      <TextField
        name="discord_id"
        label={t`Discord ID`}
        autoComplete="off"
        defaultValue={update.saved.discord_id}
        onValueChange={changed}
      />
      <TextField
        name="telegram"
        label={t`Telegram`}

        autoComplete="off"
        defaultValue={update.saved.telegram}
        onValueChange={changed}
      />
      {refusal.atForm && (
        <FormFailure sentence={notSaved} reason={refusal.atForm} requestId={refusal.requestId} />
      )}
      <Inline gap={4}>
        <Button
          type="submit"
          variant="primary"
          isPending={save.status === 'saving'}
          pendingLabel={t`Saving your changes`}
        >
          <Trans>Save changes</Trans>
        </Button>
        <SaveOutcome save={save} />
      </Inline>
    </Form>
  );
}
