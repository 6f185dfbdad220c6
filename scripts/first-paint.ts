import type { Plugin } from 'vite';

import { paintTheme, THEME_KEY } from '#lib/theme-choice.ts';

/** Inlines the initial theme into the page, so that a light theme never flashes dark, nor a dark one light. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    // Before the built-in hook adds the style sheets: a script after one would wait for it.
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', children: source, injectTo: 'head' }],
    },
  };
}

const source = `{
  let choice = null;
  try { choice = localStorage.getItem('${THEME_KEY}'); } catch { /* Storage is forbidden: the standard holds. */ }
  (${paintTheme.toString()})(choice);
}`;
