import type { Plugin } from 'vite';

import { finishedLanguages, LANGUAGE_KEY, languageList, languages } from '#i18n/language-list.ts';
import { holdPresses } from '#lib/early-input.ts';
import { findBase, followChoice } from '#lib/language-base.ts';
import { paintTheme, THEME_KEY } from '#lib/theme-choice.ts';
import { REFRESH_KEY } from '#session/token-vault.ts';

/**
 * Inlines into the page what must be right before the first paint: the chosen language; the theme, so that a light one
 * never flashes dark, nor a dark one light; that somebody is logged in, so that a prerendered page does not offer a login;
 * and presses that come too early.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    // The page of component tests has no start that would let presses through.
    apply: () => process.env['VITEST'] === undefined,
    // Before the built-in hook adds the style sheets: a script after one would wait for it.
    transformIndexHtml: {
      order: 'pre',
      // Not into the pages for developers.
      handler: (_, { path }) =>
        path === '/index.html' ? [{ tag: 'script', children: source, injectTo: 'head' }] : [],
    },
  };
}

const bases = Object.fromEntries(languages.map((language) => [language, languageList[language].base]));

const source = `{
  let choice = null;
  try {
    (${followChoice.toString()})(localStorage.getItem('${LANGUAGE_KEY}'), {
      finished: ${JSON.stringify(finishedLanguages)},
      bases: ${JSON.stringify(bases)},
      findBase: ${findBase.toString()},
    });
    choice = localStorage.getItem('${THEME_KEY}');
    if (localStorage.getItem('${REFRESH_KEY}') !== null) document.documentElement.dataset.member = '';
  } catch { /* Storage is forbidden: the standard holds. */ }
  (${paintTheme.toString()})(choice);
  (${holdPresses.toString()})();
}`;
