import type { Messages } from '@lingui/core';

/** `lingui.config.ts` says which folders are for members only. */
export type Audience = 'everyone' | 'members';

type Load = () => Promise<{ messages: Messages }>;

export type Language = 'en' | 'pseudo';

/** The language of the messages in the code. */
export const sourceLanguage = 'en' satisfies Language;

/** The catalogs by language. A browser loads only those of the active language, and the member catalog only for members. */
const catalogs = {
  pseudo: {
    everyone: () => import('./locales/pseudo.po'),
    members: () => import('./locales/members/pseudo.po'),
  },
} satisfies Record<Exclude<Language, typeof sourceLanguage>, Record<Audience, Load>>;

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageNames, value);
}

export async function loadCatalogs(language: Language, audiences: Iterable<Audience>): Promise<Messages> {
  if (language === sourceLanguage) return {};
  const loaded = await Promise.all(Array.from(audiences, (audience) => catalogs[language][audience]()));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}

/** The locale for dates, numbers and sorting. The pseudo-language uses that of English. */
export function localeOf(language: Language): string {
  return language === 'pseudo' ? 'en' : language;
}

/** The name of each language in that language. The pseudo-language helps to find untranslated texts. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', pseudo: 'Þšéûðö' };

/** Whether players can choose it. The order is that of the choices. */
const isFinished: Readonly<Record<Language, boolean>> = { en: true, pseudo: false };

const languages = Object.keys(isFinished) as Language[];

export const finishedLanguages = languages.filter((language) => isFinished[language]);

/** The languages to choose from: the finished ones, and all of them for development. */
export function offeredLanguages(current: Language): Language[] {
  return current === 'pseudo' || import.meta.env.DEV ? languages : finishedLanguages;
}
