import { forgetAllDrafts, keepDraftsOf } from '#lib/drafts.ts';
import { forgetMemberNotes, keepMemberNotesOf } from '#lib/member-notes.ts';
import { dropStalePending, forgetPending } from '#lib/pending-login.ts';
import {
  clearSettings,
  endSettings,
  onSettings,
  readSettings,
  writeSettings,
} from '#lib/settings-storage.ts';
import type { Session } from '#session/create-session.ts';

/**
 * Keeps what this browser remembers in step with who is logged in. Nothing that one person typed or asked for is there
 * for the next: it goes with a log out in any tab, with a deleted account, and when somebody else logs in. After a
 * session that the server ended, the address waits for the login form and the drafts for the same member, for a day.
 */
export function rememberPlayer(session: Session): void {
  let member: number | null = null;
  let isLoggingIn = false;
  dropStalePending();

  const forgetMember = () => {
    member = null;
    clearSettings();
    forgetAllDrafts();
    forgetMemberNotes();
    forgetPending();
  };

  /** Logged out by another tab, or by the server while another tab asked: that tab says which, before or after this. */
  const followOtherTab = () => {
    const { email, endedAt } = readSettings();
    if (email === undefined) forgetMember();
    else if (endedAt !== undefined) member = null;
  };

  onSettings(() => {
    if (session.view().status === 'anonymous' && member !== null) followOtherTab();
  });
  session.subscribe(() => {
    const { user, status, error } = session.view();
    if (status === 'loggingOut' || status === 'forgettingAccount') forgetMember();
    if (status === 'loggingIn') isLoggingIn = true;
    if (status === 'anonymous') {
      if (error === 'lost' || error === 'tooOld') {
        endSettings();
        member = null;
      } else if (member !== null) followOtherTab();
      else forgetEarlierMembers();
    }
    if (user === null) return;
    // Who is logged in already may still wait for a mail to choose a new password.
    if (isLoggingIn || (member !== null && member !== user.id)) forgetPending();
    if (member !== user.id) {
      keepDraftsOf(user.id);
      keepMemberNotesOf(user.id);
    }
    isLoggingIn = false;
    member = user.id;
    writeSettings({
      flags: user.flags,
      email: user.email ?? undefined,
      subs: user.subscriptions,
      creditBalance: Number(user.edge_balance),
    });
  });
}

/** Nobody is logged in, and this page has not seen why. A session that the server ended has left its address. */
function forgetEarlierMembers(): void {
  if (readSettings().endedAt !== undefined) return;
  clearSettings();
  keepDraftsOf(null);
  forgetMemberNotes();
}
