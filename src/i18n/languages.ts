import type { Messages } from '@lingui/core';

/** A catalog loader for each language, so that a browser fetches only the one in use. */
const catalogs = {
  en: () => import('./locales/en.po'),
  pseudo: () => import('./locales/pseudo.po'),
} satisfies Record<string, () => Promise<{ messages: Messages }>>;

export type Language = keyof typeof catalogs;

export const sourceLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(catalogs, value);
}

export async function loadCatalog(language: Language): Promise<Messages> {
  return (await catalogs[language]()).messages;
}

/** What dates, numbers and sorting go by. The pseudo-language is English in disguise. */
export function localeOf(language: Language): string {
  return language === 'pseudo' ? 'en' : language;
}

/** Each language by its own name. The pseudo-language is for finding text that was never translated. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', pseudo: 'Þšéûðö' };

/** What a person may choose from: finished languages, and the pseudo-language for those who work on the texts. */
export function offeredLanguages(current: Language): Language[] {
  return current === 'pseudo' || import.meta.env.DEV ? ['en', 'pseudo'] : ['en'];
}
