import { startLanguage } from '#i18n/language.ts';
import { siteConfig, type WrongConfig } from '#lib/config.ts';
import { localStore } from '#lib/storage.ts';
import { startTheme } from '#lib/theme-choice.ts';
import { configureHttp, warmTransport } from '#sdk/transport.ts';
import { startSession } from '#session/session.ts';
import { allowEmptyHtml } from '#lib/trusted-types.ts';
import { REFRESH_KEY } from '#session/token-vault.ts';
import { hideLinkSecrets } from '#lib/link-secrets.ts';
import { matchRoute, routes, splitLanguage } from '#routes.ts';
import { onRegionBlocked } from '#sdk/signals.ts';
import { answerInSiteLanguage, writeInSiteLanguage } from './follow-language.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { startKeepingFocus } from './navigation/keep-focus.ts';
import { navigateTo, shownPath, startLanguageAddress } from './navigation/language-address.ts';
import { startScrollMemory } from './navigation/arrival.ts';
import { loadConfigPatiently } from './failure/load-config-patiently.tsx';
import { rememberPlayer } from './remember-player.ts';
import { startReports } from './reports/start-reports.ts';

/**
 * Starts everything that runs once, before React. Session and requests start with the configuration; if that is wrong, they do
 * not, and it is returned what is wrong.
 */
export async function startApp(): Promise<WrongConfig | null> {
  allowEmptyHtml();
  hideSecretsOfAddress();
  startTheme();
  obeyRegionBlock();
  startLanguageAddress();
  startScrollMemory();
  startKeepingFocus();
  answerInSiteLanguage();
  const language = startLanguage(splitLanguage(window.location.pathname).language);
  const wrong = await loadConfigPatiently(language);
  if (wrong !== null) {
    await language;
    return wrong;
  }
  startReports(siteConfig().reportAddress);
  configureHttp({ baseUrl: siteConfig().apiOrigin });
  rememberPlayer(startSession());
  writeInSiteLanguage();
  // A stored login is refreshed at once.
  if (localStore.read(REFRESH_KEY) === null) whenIdle(warmTransport);
  else warmTransport();
  await language;
  return null;
}

/** Mailed links carry tokens, which must not stay in the address bar, the history or a referrer. */
function hideSecretsOfAddress(): void {
  const name = matchRoute(shownPath());
  if (name !== null) hideLinkSecrets(routes[name].pattern, routes[name].secrets);
}

/** A 403 on any call leads to /blocked, unless the visitor is there already (specification, section 6). */
function obeyRegionBlock(): void {
  onRegionBlocked(() => {
    if (!routes.blocked.matches(shownPath())) navigateTo(routes.blocked.href());
  });
}
