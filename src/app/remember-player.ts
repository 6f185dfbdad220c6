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
 * Keeps the stored data of this browser in step with the logged-in player. Data of one person is deleted on logout in
 * any tab, on account deletion, and when another person logs in. After a session that the server ended, the email stays
 * for the login form and the drafts stay for the same member, for a day.
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

  /** Another tab logged out, or the server ended its session. That tab stores which, before or after this runs. */
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
    // A member who was logged in already may still wait for a password reset mail.
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

/** Deletes the data of earlier members, unless the server ended the session: then the email is kept. */
function forgetEarlierMembers(): void {
  if (readSettings().endedAt !== undefined) return;
  clearSettings();
  keepDraftsOf(null);
  forgetMemberNotes();
}
