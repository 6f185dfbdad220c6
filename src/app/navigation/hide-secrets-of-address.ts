import { hideLinkSecrets } from '#lib/link-secrets.ts';
import { matchRoute, routes } from '#routes.ts';

/** Mailed links carry tokens; the address bar, the history and whoever is told the address must not. */
export function hideSecretsOfAddress(): void {
  const name = matchRoute(window.location.pathname);
  if (name !== null) hideLinkSecrets(routes[name].pattern, routes[name].secrets);
}
