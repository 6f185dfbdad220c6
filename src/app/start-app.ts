import { navigate } from 'wouter/use-browser-location';

import { startLanguage } from '#i18n/language.ts';
import { env } from '#lib/env.ts';
import { localStore } from '#lib/storage.ts';
import { startTheme } from '#lib/theme-choice.ts';
import { configureHttp, warmTransport } from '#sdk/transport.ts';
import { startSession } from '#session/session.ts';
import { allowEmptyHtml } from '#lib/trusted-types.ts';
import { REFRESH_KEY } from '#session/token-vault.ts';
import { hideLinkSecrets } from '#lib/link-secrets.ts';
import { matchRoute, routes } from '#routes.ts';
import { onRegionBlocked } from '#sdk/signals.ts';
import { startKeepingFocus } from './navigation/keep-focus.ts';
import { startScrollMemory } from './navigation/arrival.ts';
import { rememberPlayer } from './remember-player.ts';

/** Starts everything that runs once, before the first paint and outside React. */
export async function startApp(): Promise<void> {
  allowEmptyHtml();
  hideSecretsOfAddress();
  startTheme();
  obeyRegionBlock();
  startScrollMemory();
  startKeepingFocus();
  configureHttp({ baseUrl: env.apiOrigin });
  rememberPlayer(startSession());
  // A stored login is refreshed at once.
  if (localStore.read(REFRESH_KEY) === null) whenIdle(warmTransport);
  else warmTransport();
  await startLanguage();
}

/** Runs the work when the browser is idle. Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Mailed links carry tokens, which must not stay in the address bar, the history or a referrer. */
function hideSecretsOfAddress(): void {
  const name = matchRoute(window.location.pathname);
  if (name !== null) hideLinkSecrets(routes[name].pattern, routes[name].secrets);
}

/** A 403 on any call leads to /blocked, unless the visitor is there already (specification, section 6). */
function obeyRegionBlock(): void {
  onRegionBlocked(() => {
    if (!routes.blocked.matches(window.location.pathname)) navigate(routes.blocked.href());
  });
}
