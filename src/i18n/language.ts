import { i18n } from '@lingui/core';

import { logFailure } from '#lib/log.ts';
import { localStore } from '#lib/storage.ts';
import { compileMessage } from './compile-message.ts';
import {
  type Audience,
  isLanguage,
  loadCatalogs,
  localeOf,
  sourceLanguage,
  type Language,
} from './languages.ts';

const STORAGE_KEY = 'language';

/** The event on `window` after a language change; `detail` is the language. */
export const LANGUAGE_CHANGE_EVENT = 'language-change';

/** The loaded catalogs. The member catalog loads with the first private page. */
const audiences = new Set<Audience>(['everyone']);

let latestRequest = 0;

// The messages of the source language are in the code.
i18n.setMessagesCompiler(compileMessage);

/**
 * Activates the remembered language before the first paint, and follows the other tabs from then on. Never rejects: a
 * failed load is only logged.
 */
export async function startLanguage(): Promise<void> {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) void activateLanguage(rememberedLanguage());
  });
  await activateLanguage(rememberedLanguage());
}

/** Loads the message catalog for members. Rejects if the load fails; the site then shows the texts in the code. */
export async function loadMemberCatalog(): Promise<void> {
  if (audiences.has('members')) return;
  const language = rememberedLanguage();
  const messages = await loadCatalogs(language, ['members']);
  audiences.add('members');
  // Another language may have been activated in the meantime, without the member catalog.
  if (i18n.locale === language) i18n.load(language, messages);
  else await activateLanguage(rememberedLanguage());
}

function rememberedLanguage(): Language {
  const remembered = localStore.read(STORAGE_KEY);
  return isLanguage(remembered) ? remembered : sourceLanguage;
}

/** Switches the language at runtime and remembers the choice. A failed load is only logged and changes nothing. */
export async function changeLanguage(language: Language): Promise<void> {
  if (await activateLanguage(language)) localStore.write(STORAGE_KEY, language);
}

async function activateLanguage(language: Language): Promise<boolean> {
  const request = ++latestRequest;
  try {
    const messages = await loadCatalogs(language, audiences);
    if (request !== latestRequest) return false;
    i18n.loadAndActivate({ locale: language, messages });
  } catch (error) {
    logFailure(`The ${language} catalog did not load`, error);
    // The texts in the code are the source language, so the site works without a catalog.
    if (i18n.locale === '') i18n.loadAndActivate({ locale: sourceLanguage, messages: {} });
    return false;
  }
  document.documentElement.lang = localeOf(language);
  window.dispatchEvent(new CustomEvent(LANGUAGE_CHANGE_EVENT, { detail: language }));
  return true;
}
