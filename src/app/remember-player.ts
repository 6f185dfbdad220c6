import { forgetSignUp } from '../lib/pending-sign-up.ts';
import { clearSettings, writeSettings } from '../lib/settings-storage.ts';
import type { Session } from '../session/create-session.ts';

/**
 * Keeps the stored settings in step with the player.
 * A session that the server ended leaves the address for the login form; a sign-out leaves nothing.
 */
export function rememberPlayer(session: Session): void {
  session.subscribe(() => {
    const { user, status } = session.view();
    if (status === 'signingOut') clearSettings();
    if (user === null) return;
    forgetSignUp();
    writeSettings({
      flags: user.flags,
      email: user.email ?? undefined,
      subs: user.subscriptions,
      creditBalance: Number(user.edge_balance),
    });
  });
}
