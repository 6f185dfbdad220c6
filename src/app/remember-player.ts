import { forgetPendingLogin } from '../lib/pending-login.ts';
import { clearSettings, writeSettings } from '../lib/settings-storage.ts';
import type { Session } from '../session/create-session.ts';
import { forgetAllDrafts } from '../lib/drafts.ts';
import { forgetMemberNotes } from '../lib/member-notes.ts';

/**
 * Keeps the stored settings in step with the player.
 * A session that the server ended leaves the address for the login form; a sign-out and a deleted
 * account leave nothing, neither what was typed nor what was noted.
 */
export function rememberPlayer(session: Session): void {
  let isLoggingIn = false;
  session.subscribe(() => {
    const { user, status } = session.view();
    if (status === 'signingOut' || status === 'forgettingAccount') {
      clearSettings();
      forgetAllDrafts();
      forgetMemberNotes();
    }
    // Who is signed in already may still wait for a mail to choose a new password.
    if (status === 'signingIn') isLoggingIn = true;
    if (user === null) return;
    if (isLoggingIn) forgetPendingLogin();
    isLoggingIn = false;
    writeSettings({
      flags: user.flags,
      email: user.email ?? undefined,
      subs: user.subscriptions,
      creditBalance: Number(user.edge_balance),
    });
  });
}
