import type { Messages } from '@lingui/core';

import {
  finishedLanguages,
  languageList,
  languages,
  sourceLanguage,
  type Language,
} from './language-list.ts';

export { finishedLanguages, sourceLanguage, type Language };

/** `lingui.config.ts` says which folders are for members only. */
export type Audience = 'everyone' | 'members';

type Load = () => Promise<{ messages: Messages }>;

/** The catalogs by language. A browser loads only those of the active language, and the member catalog only for members. */
const catalogs = {
  de: {
    everyone: () => import('./locales/de.po'),
    members: () => import('./locales/members/de.po'),
  },
  es: {
    everyone: () => import('./locales/es.po'),
    members: () => import('./locales/members/es.po'),
  },
  fr: {
    everyone: () => import('./locales/fr.po'),
    members: () => import('./locales/members/fr.po'),
  },
  'pt-BR': {
    everyone: () => import('./locales/pt-BR.po'),
    members: () => import('./locales/members/pt-BR.po'),
  },
  pl: {
    everyone: () => import('./locales/pl.po'),
    members: () => import('./locales/members/pl.po'),
  },
  ru: {
    everyone: () => import('./locales/ru.po'),
    members: () => import('./locales/members/ru.po'),
  },
  uk: {
    everyone: () => import('./locales/uk.po'),
    members: () => import('./locales/members/uk.po'),
  },
  ja: {
    everyone: () => import('./locales/ja.po'),
    members: () => import('./locales/members/ja.po'),
  },
  'zh-CN': {
    everyone: () => import('./locales/zh-CN.po'),
    members: () => import('./locales/members/zh-CN.po'),
  },
  'zh-TW': {
    everyone: () => import('./locales/zh-TW.po'),
    members: () => import('./locales/members/zh-TW.po'),
  },
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

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = Object.fromEntries(
  languages.map((language) => [language, languageList[language].name]),
) as Record<Language, string>;

/** The languages to choose from: the finished ones, and all of them for development. */
export function offeredLanguages(current: Language): Language[] {
  return current === 'pseudo' || import.meta.env.DEV ? languages : finishedLanguages;
}
