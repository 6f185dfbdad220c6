import * as z from 'zod/mini';

/** The secret parameters of a mailed link for one page: in the state of the history entry, not in its address. */
const linkSecrets = z.object({
  path: z.string(),
  /** The secret parameters, as a query without its question mark. */
  query: z.string(),
});
const historyState = z.object({ linkSecrets });

/**
 * Moves the secret parameters from the address to the state of the history entry. They survive a reload there, but do
 * not get into a referrer, log, bookmark or shared address (scenario 30).
 *
 * @param path the path of the route that reads them
 * @param names the secret parameters
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
 * The query of a page including its hidden parameters.
 *
 * @param state the state of the history entry
 * @param query the query of the address, with its question mark, or empty
 */
export function withLinkSecrets(state: unknown, path: string, query: string): string {
  const parsed = historyState.safeParse(state);
  if (!parsed.success || parsed.data.linkSecrets.path !== path) return query;
  const secrets = new URLSearchParams(parsed.data.linkSecrets.query);
  return `?${new URLSearchParams([...new URLSearchParams(query), ...secrets]).toString()}`;
}

/** Deletes the secrets after the link was used. */
export function forgetLinkSecrets(): void {
  window.history.replaceState(null, '');
}
