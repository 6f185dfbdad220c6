import { i18n } from '@lingui/core';

import { logFailure } from '#lib/log.ts';
import { localStore } from '#lib/storage.ts';
import { compileMessage } from './compile-message.ts';
import {
  LANGUAGE_KEY,
  isLanguage,
  type Catalog,
  languageList,
  loadCatalogs,
  localeOf,
  sourceLanguage,
  type Language,
} from './languages.ts';
import { preferredLanguage } from './preferred-language.ts';

const OFFER_KEY = 'language-offer';

/** The event on `window` after a language change; `detail` is the language. */
export const LANGUAGE_CHANGE_EVENT = 'language-change';

/** The loaded catalogs. The others load with the first page that needs them. */
const catalogs = new Set<Catalog>(['everyone']);

/** The language that was asked for last. Its catalogs may not have loaded yet. */
let wanted: Language = sourceLanguage;
let latestRequest = 0;

// The messages of the source language are in the code.
i18n.setMessagesCompiler(compileMessage);

/**
 * Activates the chosen language before the first paint, and follows the other tabs from then on. Never rejects: a failed
 * load is only logged.
 *
 * @param addressed the language of the address, for a visitor who has chosen none
 */
export async function startLanguage(addressed: Language): Promise<void> {
  const follow = () => {
    const chosen = chosenLanguage();
    if (chosen !== null && chosen !== wanted) void activateLanguage(chosen);
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === LANGUAGE_KEY) follow();
  });
  // A page that the browser kept for Back missed the event.
  window.addEventListener('pageshow', follow);
  await activateLanguage(chosenLanguage() ?? addressed);
}

/** Loads a message catalog. Rejects if the load fails; the site then shows the texts in the code. */
export async function loadCatalog(name: Catalog): Promise<void> {
  if (catalogs.has(name)) return;
  const language = wanted;
  const messages = await loadCatalogs(language, [name]);
  catalogs.add(name);
  // Another language may have been asked for in the meantime, without this catalog.
  if (i18n.locale === language && wanted === language) i18n.load(language, messages);
  else await activateLanguage(wanted);
}

function chosenLanguage(): Language | null {
  const chosen = localStore.read(LANGUAGE_KEY);
  return isLanguage(chosen) ? chosen : null;
}

/** Switches the language at runtime and remembers the choice. A failed load is only logged and changes nothing. */
export async function changeLanguage(language: Language): Promise<void> {
  if (await activateLanguage(language)) localStore.write(LANGUAGE_KEY, language);
}

/** The language that the browser asks for, if the visitor has chosen none and not dismissed it; null if it is active. */
export function languageToOffer(active: Language): Language | null {
  if (chosenLanguage() !== null) return null;
  const preferred = preferredLanguage(navigator.languages);
  return preferred === active || preferred === localStore.read(OFFER_KEY) ? null : preferred;
}

export function dismissOffer(language: Language): void {
  localStore.write(OFFER_KEY, language);
}

/**
 * Shows the texts in a language. Rejects if its catalogs do not load.
 *
 * @returns whether no other language was asked for in the meantime
 */
export async function showLanguage(language: Language): Promise<boolean> {
  const request = ++latestRequest;
  wanted = language;
  try {
    const messages = await loadCatalogs(language, catalogs);
    if (request !== latestRequest) return false;
    i18n.loadAndActivate({ locale: language, locales: localeOf(language), messages });
    return true;
  } catch (error) {
    // The texts in the code are the source language, so the site works without a catalog.
    if (i18n.locale === '') i18n.loadAndActivate({ locale: sourceLanguage, messages: {} });
    if (request === latestRequest && isLanguage(i18n.locale)) wanted = i18n.locale;
    throw error;
  }
}

async function activateLanguage(language: Language): Promise<boolean> {
  try {
    if (!(await showLanguage(language))) return false;
  } catch (error) {
    logFailure(`The ${language} catalog did not load`, error);
    return false;
  }
  const { documentElement: html } = document;
  html.lang = localeOf(language);
  html.dir = languageList[language].direction ?? 'ltr';
  window.dispatchEvent(new CustomEvent(LANGUAGE_CHANGE_EVENT, { detail: language }));
  return true;
}
