/**
 * What a path begins with in a language other than English; empty for English. In any case, as the rest of a path. It must
 * not use anything outside its body: `scripts/first-paint.ts` inlines its source into the page.
 */
export function findBase(pathname: string, bases: readonly string[]): string {
  const path = `${pathname.toLowerCase()}/`;
  return bases.find((base) => base !== '' && path.startsWith(`${base}/`)) ?? '';
}

interface Addresses {
  /** The languages that have pages of their own. */
  readonly finished: readonly string[];
  /** What the paths of each language begin with. */
  readonly bases: Readonly<Record<string, string>>;
  readonly findBase: (pathname: string, bases: readonly string[]) => string;
}

/**
 * Leads from an address in one language to the same address in the chosen one. A history entry with a state stays, because
 * the state may hold the secrets of a mailed link; the site then changes the language itself. Inlined too.
 *
 * @param choice what is stored, which may be anything
 */
export function followChoice(choice: string | null, { finished, bases, findBase }: Addresses): void {
  if (choice === null || !finished.includes(choice) || window.history.state !== null) return;
  const url = new URL(window.location.href);
  const base = findBase(url.pathname, Object.values(bases));
  const chosen = bases[choice];
  if (chosen === undefined || chosen === base) return;
  url.pathname = chosen + (url.pathname.slice(base.length) || '/');
  // Nothing of this page is painted or fetched any more.
  window.stop();
  window.location.replace(url);
}
