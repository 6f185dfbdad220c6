import type { PendingChange } from '#machines/email-change/email-change.contract.ts';

/** @param expiresAt RFC 3339, as the server says it */
export function pendingUntil(email: string, expiresAt: string): PendingChange {
  const instant = Date.parse(expiresAt);
  // What is no moment counts as over: the form is open, and the server refuses what it must.
  return { email, expiresAt: instant, msLeft: Math.max(0, instant - Date.now()) || 0 };
}
