import { localStore } from './storage.ts';

/** What a player may choose; `system` follows the device. Dark is the standard (specification, section 9). */
export const themeChoices = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const THEME_KEY = 'theme';

/**
 * Gives the document the theme of a stored choice; whatever is not a choice counts as dark.
 * It must need nothing from around it: `vite.config.ts` writes its source into the page too, before the first paint.
 */
export function paintTheme(choice: string | null): void {
  const isLight =
    choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  const theme = isLight ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  // The browser's own ground and controls, until the style sheet says the same.
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', theme);
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  bar?.setAttribute('content', bar.dataset[theme] ?? '');
}

export function themeChoice(): ThemeChoice {
  const stored = localStore.read(THEME_KEY);
  return themeChoices.find((choice) => choice === stored) ?? 'dark';
}

const listeners = new Set<() => void>();

/** Stores a choice and applies it at once, here and in other tabs. */
export function chooseTheme(choice: ThemeChoice): void {
  localStore.write(THEME_KEY, choice);
  repaint();
}

/** Tells when the choice has changed, also by another tab. */
export function onThemeChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the device and the other tabs from now on. */
export function startTheme(): void {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', repaint);
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) repaint();
  });
  repaint();
}

function repaint(): void {
  paintTheme(themeChoice());
  for (const listener of listeners) listener();
}
