import { type EarlyInput, readEarlyInput, repeatEarlyInput } from '#lib/early-input.ts';
import { localStore, sessionStore } from '#lib/storage.ts';
import { matchRoute, splitLanguage } from '#routes.ts';
import { currentSession } from '#session/session.ts';
import { pageLoaders, type PageName } from './navigation/page-loading.ts';

/** What a visitor may have stored although the page looks as it was prerendered, or takes it up after hydration. */
const HARMLESS = ['theme', 'language', 'language-offer', 'cookie-choice'];

/**
 * The page that was prerendered into the element, if its first render in this browser is the same: no search parameter,
 * no state of the history entry, nothing stored by a member or a form, and the language of the prerendered text. Null
 * otherwise: the page is then rendered from scratch.
 *
 * @param language the active language
 */
export function pageToHydrate(root: HTMLElement, language: string): PageName | null {
  const { search } = window.location;
  const page = addressedPage();
  const state: unknown = window.history.state;
  // Another server may send the page of another language, for example for an unknown address.
  const isThatPage = root.dataset['page'] === page && root.dataset['language'] === language;
  const isSame = isThatPage && search === '' && state === null;
  return isSame && [...localStore.keys(), ...sessionStore.keys()].every((key) => HARMLESS.includes(key))
    ? page
    : null;
}

/**
 * Loads the code of the prerendered page, and waits until the session knows that nobody is logged in: the HTML was rendered
 * with both. Returns whether the code has loaded.
 */
export async function loadToHydrate(page: PageName): Promise<boolean> {
  const [{ isLoaded }] = await Promise.all([pageLoaders[page](), sessionStarted()]);
  return isLoaded;
}

/** Loads the code of a page that is rendered from scratch, so that what was prerendered stays in view until then. */
export async function loadShownPage(root: HTMLElement): Promise<void> {
  if (root.dataset['page'] !== undefined) await pageLoaders[addressedPage()]();
}

function addressedPage(): PageName {
  return matchRoute(splitLanguage(window.location.pathname).path) ?? 'notFound';
}

function sessionStarted(): Promise<void> {
  const { view, subscribe } = currentSession();
  return new Promise((resolve) => {
    const look = () => {
      if (!view().isInitialized) return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });
}

let early: EarlyInput | null = null;

/** Call it before the prerendered page is replaced: keeps what was done on it. */
export function keepEarlyInput(): void {
  early = readEarlyInput();
}

/** Call it when the first page can be used: repeats what was done on the page before. */
export function followEarlyInput(): void {
  // The header and the footer can be pressed before their page has come.
  repeatEarlyInput(early && { ...early, press: readEarlyInput().press ?? early.press });
  early = null;
  delete document.documentElement.dataset['member'];
}
