import type { Messages } from '@lingui/core';

/** Whose words: `lingui.config.ts` says which folders are for members only. */
export type Audience = 'everyone' | 'members';

type Load = () => Promise<{ messages: Messages }>;

/** The catalogs of each language, so that a browser fetches only the language in use, and no private words for visitors. */
const catalogs = {
  en: {
    everyone: () => import('./locales/en.po'),
    members: () => import('./locales/members/en.po'),
  },
  pseudo: {
    everyone: () => import('./locales/pseudo.po'),
    members: () => import('./locales/members/pseudo.po'),
  },
} satisfies Record<string, Record<Audience, Load>>;

export type Language = keyof typeof catalogs;

export const sourceLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(catalogs, value);
}

export async function loadWords(language: Language, audiences: Iterable<Audience>): Promise<Messages> {
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
