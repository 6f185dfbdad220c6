import { createSignal } from './signal.ts';
import { localStore } from './storage.ts';

/** `system` follows the device. Dark is the default (specification, section 9). */
export const themeChoices = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const THEME_KEY = 'theme';

/**
 * Applies the theme of a stored choice to the document; an invalid choice counts as dark. It must not use anything outside
 * its body: `vite.config.ts` also inlines its source into the page, to run before the first paint.
 */
export function paintTheme(choice: string | null): void {
  const isLight =
    choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  const theme = isLight ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  // For the background and controls of the browser until the style sheet has loaded.
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', theme);
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  bar?.setAttribute('content', bar.dataset[theme] ?? '');
}

export function themeChoice(): ThemeChoice {
  const stored = localStore.read(THEME_KEY);
  return themeChoices.find((choice) => choice === stored) ?? 'dark';
}

const changes = createSignal();

/** Stores a choice and applies it at once, here and in other tabs. */
export function chooseTheme(choice: ThemeChoice): void {
  localStore.write(THEME_KEY, choice);
  repaint();
}

/** Calls the listener when the choice changes, also in another tab. */
export const onThemeChoice = changes.subscribe;

/** Starts to follow the theme of the device and changes in other tabs. */
export function startTheme(): void {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', repaint);
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) repaint();
  });
  repaint();
}

function repaint(): void {
  paintTheme(themeChoice());
  changes.emit();
}
