import type { AccountFields } from '#machines/account-update/account-update.contract.ts';
import { typedText } from '#lib/typed-text.ts';

export const contactFields = ['whatsapp_number', 'discord_id', 'telegram'] as const;
export type ContactField = (typeof contactFields)[number];

/** Why a contact was not accepted; `refused` is the server's word. */
export type ContactProblem = 'malformed' | 'tooLong' | 'refused';

type Typed = Readonly<Record<string, string>>;

/** As the API limits them. */
const LONGEST: Readonly<Record<ContactField, number>> = { whatsapp_number: 32, discord_id: 64, telegram: 64 };

/** Digits of an international number (ITU-T E.164), with what people put between them. */
const NUMBER_SIGNS = /^[\d\s+()./\u2010-\u2015-]+$/;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/** What the form says. An empty contact is one to remove. */
export function contactsOf(typed: Typed): Pick<AccountFields, ContactField> {
  const text = (field: ContactField) => typedText(typed[field] ?? '');
  return {
    whatsapp_number: text('whatsapp_number'),
    discord_id: text('discord_id'),
    telegram: text('telegram'),
  };
}

/** The first thing wrong with each contact. */
export function contactProblems(typed: Typed): { field: ContactField; problem: ContactProblem }[] {
  const contacts = contactsOf(typed);
  return contactFields.flatMap((field) => {
    const problem = problemOf(field, contacts[field]);
    return problem === null ? [] : [{ field, problem }];
  });
}

function problemOf(field: ContactField, text: string): ContactProblem | null {
  if (text.length > LONGEST[field]) return 'tooLong';
  return field === 'whatsapp_number' && text !== '' && !looksLikeNumber(text) ? 'malformed' : null;
}

function looksLikeNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return NUMBER_SIGNS.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}
