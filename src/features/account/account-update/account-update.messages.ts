import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { personMessages } from '#forms/person-messages.ts';
import type { RefusedMessages } from '#forms/refusal.ts';
import type { ContactField, ContactProblem } from './contacts.schema.ts';
import type { ProfileField, ProfileProblem } from './profile.schema.ts';

const number = msg`Enter a phone number with its country code, like +1 416 555 0142, or leave it empty.`;

export const contactMessages: Readonly<Record<ContactField, Record<ContactProblem, MessageDescriptor>>> = {
  whatsapp_number: { malformed: number, tooLong: number, refused: msg`Check your WhatsApp number.` },
  discord_id: {
    malformed: msg`Check your Discord ID.`,
    tooLong: msg`Enter a Discord ID of at most 64 characters.`,
    refused: msg`Check your Discord ID.`,
  },
  telegram: {
    malformed: msg`Check your Telegram name.`,
    tooLong: msg`Enter a Telegram name of at most 64 characters.`,
    refused: msg`Check your Telegram name.`,
  },
};

export const profileMessages: Readonly<Record<ProfileField, Record<ProfileProblem, MessageDescriptor>>> =
  personMessages;

export const contactsNotSaved = msg`Your contacts were not saved.`;
export const profileNotSaved = msg`Your profile was not saved.`;
export const marketingChoiceNotSaved = msg`Your choice about marketing emails was not saved. It is as it was before.`;

/** What the server's refusal of a field is said with. */
export const refusedContacts: RefusedMessages = refusedOf(contactMessages);
export const refusedProfile: RefusedMessages = refusedOf(profileMessages);

function refusedOf(
  messages: Readonly<Record<string, { readonly refused: MessageDescriptor }>>,
): RefusedMessages {
  return Object.fromEntries(Object.entries(messages).map(([field, { refused }]) => [field, refused]));
}
