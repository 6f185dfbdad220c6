import { logFailure } from './log.ts';

/**
 * Why code did not come. `offline`: the browser has no network; `unreachable`: nothing answers; `newVersion`: another
 * version of the site is in use by now; `broken`: the site answers, but not with this.
 */
export type LoadFailureCause = 'offline' | 'unreachable' | 'newVersion' | 'broken';

export interface LoadFailure {
  readonly cause: LoadFailureCause;
  /** Of the error, with the address of the file in most browsers. */
  readonly message: string;
}

export type Loaded<Code> =
  | { readonly isLoaded: true; readonly code: Code }
  | { readonly isLoaded: false; readonly failure: LoadFailure };

/** What has been loaded is there at once. */
export type Loading<Code> = Loaded<Code> | Promise<Loaded<Code>>;

/**
 * Loads code once; after a failure the next call tries again. Nothing rejects. React's `lazy` would keep a failure for
 * as long as the page lives.
 *
 * @param onFailure what is done before a failure is told; a blocker may stop what nobody waits for, and that is no failure
 */
export function createCodeLoader<Code>(
  load: () => Promise<Code>,
  onFailure: (failure: LoadFailure, error: unknown) => Promise<void> | void = noteFailure,
): () => Loading<Code> {
  let loading: Loading<Code> | null = null;

  const tryToLoad = async (): Promise<Loaded<Code>> => {
    try {
      const loaded = { isLoaded: true, code: await load() } as const;
      await bringMissingStyles();
      loading = loaded;
      return loaded;
    } catch (error) {
      const failure = { cause: await findCause(), message: String(error) };
      await onFailure(failure, error);
      loading = null;
      return { isLoaded: false, failure };
    }
  };

  return () => {
    loading ??= tryToLoad();
    return loading;
  };
}

/** Style sheets that did not come, by address. */
const missingStyles = new Map<string, HTMLLinkElement>();

/**
 * Vite asks for a style sheet once, and would show what comes later without its style. Called once, before anything is
 * loaded.
 */
export function watchStyleSheets(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    missingStyles.set(target.href, target);
  };
  window.addEventListener('error', note, { capture: true });
}

async function bringMissingStyles(): Promise<void> {
  await Promise.all(Array.from(missingStyles.values(), bringStyle));
}

function bringStyle(failed: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = failed.href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      missingStyles.delete(link.href);
      resolve();
    });
    link.addEventListener('error', () => {
      reject(new TypeError(`A style sheet did not load: ${link.href}`));
    });
    failed.remove();
    document.head.append(link);
  });
}

/** The site answers, so that the fault is ours. */
export function noteFailure({ cause }: LoadFailure, error: unknown): void {
  if (cause === 'broken') logFailure('A part of the site did not load', error);
}

const ANSWER_TIME_LIMIT_MS = 5000;
let asking: Promise<LoadFailureCause> | null = null;

/** Parts that fail together ask once. */
async function findCause(): Promise<LoadFailureCause> {
  if (!navigator.onLine) return 'offline';
  asking ??= askSite();
  const cause = await asking;
  asking = null;
  return cause;
}

/** The page names the script that it begins with, which is another one in each version. */
async function askSite(): Promise<LoadFailureCause> {
  const entry = document.querySelector('script[type=module][src*="/assets/"]')?.getAttribute('src');
  try {
    const signal = AbortSignal.timeout(ANSWER_TIME_LIMIT_MS);
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' }, signal });
    if (answer.status >= 500) return 'unreachable';
    const page = await answer.text();
    return typeof entry === 'string' && answer.ok && !page.includes(entry) ? 'newVersion' : 'broken';
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline';
  }
}
