import type { Messages } from '@lingui/core';

import {
  type Catalog,
  catalogFile,
  finishedLanguages,
  isLanguage,
  LANGUAGE_KEY,
  languageList,
  languages,
  localeOf,
  sourceLanguage,
  type Language,
} from './language-list.ts';

export {
  type Catalog,
  finishedLanguages,
  isLanguage,
  LANGUAGE_KEY,
  languageList,
  localeOf,
  sourceLanguage,
  type Language,
};

/** A browser loads only the active language, and the catalogs of the pages that it shows. */
export async function loadCatalogs(language: Language, names: Iterable<Catalog>): Promise<Messages> {
  if (language === sourceLanguage) return {};
  const files = import.meta.glob<{ messages: Messages }>('/src/i18n/locales/**/*.po');
  const loaded = await Promise.all(
    Array.from(names, async (name) => {
      const file = catalogFile(language, name);
      const load = files[`/${file}`];
      if (load === undefined) throw new Error(`There is no ${file}`);
      return load();
    }),
  );
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}

/** The languages to choose from: the finished ones, and all of them for development. */
export function offeredLanguages(current: Language): Language[] {
  return !languageList[current].isFinished || import.meta.env.DEV ? languages : finishedLanguages;
}
