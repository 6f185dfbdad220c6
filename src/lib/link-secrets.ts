import * as z from 'zod/mini';

/** What a mailed link brought along for one page: kept with the history entry, never in its address. */
interface LinkSecrets {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

const historyState = z.object({
  linkSecrets: z.object({ path: z.string(), params: z.record(z.string(), z.string()) }),
});

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
  const params = Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
  if (Object.keys(params).length === 0) return;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  const secrets: LinkSecrets = { path, params };
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
  const whole = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parsed.data.linkSecrets.params)) whole.set(name, value);
  return `?${whole.toString()}`;
}

/** The link has done its work. */
export function forgetLinkSecrets(): void {
  window.history.replaceState(null, '');
}
