import { startLanguage } from '#i18n/language.ts';
import { watchStyleSheets } from '#lib/code-loader.ts';
import { env } from '#lib/env.ts';
import { startTheme } from '#lib/theme-choice.ts';
import { configureHttp, warmTransport } from '#sdk/transport.ts';
import { startSession } from '#session/session.ts';
import { startKeepingFocus } from './navigation/keep-focus.ts';
import { hideSecretsOfAddress } from './navigation/hide-secrets-of-address.ts';
import { startScrollMemory } from './navigation/scroll-memory.ts';
import { obeyRegionBlock } from './obey-region-block.ts';
import { rememberPlayer } from './remember-player.ts';

/** Everything that starts once, before the first paint and outside React. */
export async function startApp(): Promise<void> {
  hideSecretsOfAddress();
  startTheme();
  watchStyleSheets();
  obeyRegionBlock();
  startScrollMemory();
  startKeepingFocus();
  configureHttp({ baseUrl: env.apiOrigin });
  rememberPlayer(startSession());
  whenIdle(warmTransport);
  await startLanguage();
}

/** After what the person waits for; Safari has no word for idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
