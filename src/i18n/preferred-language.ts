import { finishedLanguages, type Language } from './language-list.ts';

/**
 * The finished language that fits best, by language and script: `de-AT` reads German, `zh-HK` traditional Chinese. Null if
 * none fits.
 *
 * @param tags what a browser asks for, the most wanted first; they may be invalid
 */
export function preferredLanguage(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const wanted = languageAndScript(tag);
    const found = finishedLanguages.find((language) => languageAndScript(language) === wanted);
    if (found !== undefined) return found;
  }
  return null;
}

function languageAndScript(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language} ${script ?? ''}`;
  } catch {
    return null;
  }
}
