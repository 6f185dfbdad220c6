import { LANGUAGE_CHANGE_EVENT } from '#i18n/language.ts';
import { localeOf, sourceLanguage, type Language } from '#i18n/languages.ts';
import { logFailure } from '#lib/log.ts';
import { setAnswerLanguage } from '#sdk/answer-language.ts';
import { currentSession } from '#session/session.ts';

/** Answers of the API come in the language of the site. Call it before the first language is active. */
export function answerInSiteLanguage(): void {
  // Also if no catalog loads: the browser would ask for its own languages.
  setAnswerLanguage(localeOf(sourceLanguage));
  onLanguage(setAnswerLanguage);
}

/** Mails to a member who changes the language come in it from then on. Call it when the session has started. */
export function writeInSiteLanguage(): void {
  onLanguage((locale) => {
    // At the start nobody is logged in yet.
    if (currentSession().view().user !== null) void changeMails(locale);
  });
}

function onLanguage(follow: (locale: string) => void): void {
  window.addEventListener(LANGUAGE_CHANGE_EVENT, (event) => {
    follow(localeOf((event as CustomEvent<Language>).detail));
  });
}

let latest: string | null = null;
let isChanging = false;

/** One change after the other, so that the last choice is the last that arrives. A failure is only logged. */
async function changeMails(locale: string): Promise<void> {
  latest = locale;
  if (isChanging) return;
  isChanging = true;
  try {
    const { saveLanguage } = await import('./save-language.ts');
    while (latest !== null) {
      const next = latest;
      latest = null;
      await saveLanguage(next);
    }
  } catch (error) {
    latest = null;
    logFailure('The language of the account was not changed', error);
  } finally {
    isChanging = false;
  }
}
