import { i18n } from '@lingui/core';
import { type BaseLocationHook, useRouter } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

import { LANGUAGE_CHANGE_EVENT } from '#i18n/language.ts';
import { isLanguage } from '#i18n/languages.ts';
import { inLanguage, splitLanguage } from '#routes.ts';

/** The path of the page. It stays the same when the language changes. */
export function usePath({ ssrPath } = useRouter()): string {
  return useLocationProperty(shownPath, () => ssrPath ?? shownPath());
}

/** The path of the page that the address shows. */
export function shownPath(): string {
  return splitLanguage(window.location.pathname).path;
}

/** The location hook of the router. Only the base of the router says the language, which the texts change with. */
export function useLanguageLocation(router = useRouter()): ReturnType<BaseLocationHook> {
  return [router.base + usePath(router), navigate];
}

/** Goes to a page in the language of the address, from outside of React. */
export function navigateTo(href: string): void {
  navigate(splitLanguage(window.location.pathname).base + href);
}

/** Keeps the address in the active language: after a switch, and where Back leads to a page in the language before it. */
export function startLanguageAddress(): void {
  window.addEventListener(LANGUAGE_CHANGE_EVENT, writeLanguage);
  window.addEventListener('popstate', writeLanguage);
}

function writeLanguage(): void {
  if (!isLanguage(i18n.locale)) return;
  const { history, location } = window;
  const address = inLanguage(location.href, i18n.locale);
  if (address !== location.href) history.replaceState(history.state, '', address);
}
