import * as z from 'zod/mini';

/** What a mailed link brought along for one page: kept with the history entry, never in its address. */
const linkSecrets = z.object({
  path: z.string(),
  /** The secret parameters, as a query without its question mark. */
  query: z.string(),
});
const historyState = z.object({ linkSecrets });

/**
 * Takes the secret parameters out of the address and into the state of the history entry. They survive a reload
 * there, but no referrer, log, bookmark or shared address holds them (scenario 30).
 *
 * @param path the route's own path, under which the page asks for them
 * @param names the parameters that are secret
 */
export function hideLinkSecrets(path: string, names: readonly string[]): void {
  const { search, hash } = window.location;
  const query = new URLSearchParams(search);
  const hidden = new URLSearchParams([...query].filter(([name]) => names.includes(name)));
  if (hidden.size === 0) return;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  const secrets: z.output<typeof linkSecrets> = { path, query: hidden.toString() };
  window.history.replaceState(
    { linkSecrets: secrets },
    '',
    window.location.pathname + (rest === '' ? '' : `?${rest}`) + hash,
  );
}

/**
 * The query of a page as its link gave it, with what was hidden.
 *
 * @param state of the history entry, as the browser kept it
 * @param query the address's own, with its question mark, or empty
 */
export function withLinkSecrets(state: unknown, path: string, query: string): string {
  const parsed = historyState.safeParse(state);
  if (!parsed.success || parsed.data.linkSecrets.path !== path) return query;
  const secrets = new URLSearchParams(parsed.data.linkSecrets.query);
  return `?${new URLSearchParams([...new URLSearchParams(query), ...secrets]).toString()}`;
}

/** The link has done its work. */
export function forgetLinkSecrets(): void {
  window.history.replaceState(null, '');
}
