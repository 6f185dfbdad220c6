import type { Messages } from '@lingui/core';

/** `lingui.config.ts` says which folders are for members only. */
export type Audience = 'everyone' | 'members';

type Load = () => Promise<{ messages: Messages }>;

export type Language = 'en' | 'pseudo';

/** Its messages stand in the code. */
export const sourceLanguage = 'en' satisfies Language;

/** A browser fetches only the catalogs of the language in use, and those of private pages only for members. */
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
