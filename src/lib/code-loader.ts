import { logFailure } from './log.ts';
import { release } from './release.ts';

/**
 * Why code did not load. `offline`: the browser has no network; `unreachable`: the site does not answer; `newVersion`: a
 * new version of the site was deployed; `broken`: the site answers, but this file does not load.
 */
export type LoadFailureCause = 'offline' | 'unreachable' | 'newVersion' | 'broken';

export interface LoadFailure {
  readonly cause: LoadFailureCause;
  /** The message of the error. Most browsers include the address of the file. */
  readonly message: string;
}

export type Loaded<Code> =
  | { readonly isLoaded: true; readonly code: Code }
  | { readonly isLoaded: false; readonly failure: LoadFailure };

/** Loaded code without a promise, so that it renders at once. */
export type Loading<Code> = Loaded<Code> | Promise<Loaded<Code>>;

/**
 * Loads code once; after a failure the next call tries again. The promise never rejects. React's `lazy` would keep a
 * failure until the page is reloaded.
 *
 * @param onFailure runs before the failure is returned. Pass a function that does nothing for optional code, which an ad
 *   blocker may stop. Logs the failure by default.
 */
export function createCodeLoader<Code>(
  load: () => Promise<Code>,
  onFailure: (failure: LoadFailure, error: unknown) => Promise<void> | void = noteFailure,
): () => Loading<Code> {
  let loading: Loading<Code> | null = null;

  const tryToLoad = async (): Promise<Loaded<Code>> => {
    try {
      const loaded = { isLoaded: true, code: await load() } as const;
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

/** Logs a failure that is our fault: the site answers, but the file does not load. */
export function noteFailure({ cause }: LoadFailure, error: unknown): void {
  if (cause === 'broken') logFailure('A part of the site did not load', error);
}

const ANSWER_TIME_LIMIT_MS = 5000;
let asking: Promise<LoadFailureCause> | null = null;

/** Components that fail at the same time share one request. */
async function findCause(): Promise<LoadFailureCause> {
  if (!navigator.onLine) return 'offline';
  asking ??= askSite();
  const cause = await asking;
  asking = null;
  return cause;
}

/** Detects a new version by the first script that the HTML names. */
async function askSite(): Promise<LoadFailureCause> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIME_LIMIT_MS);
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' }, signal });
    if (answer.status >= 500) return 'unreachable';
    const page = await answer.text();
    return release !== null && answer.ok && !page.includes(`/assets/${release}.js`) ? 'newVersion' : 'broken';
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline';
  }
}
