import type { RoomAccount } from '#queries/room-accounts.ts';

/** The stage of a report. `overdue`: it has waited longer than promised. */
export type Stage = 'submitted' | 'inReview' | 'overdue' | 'connected' | 'refused' | 'unknown';

/** @param now milliseconds since 1970 */
export function stageOf(report: Pick<RoomAccount, 'status' | 'due_at'>, now: number): Stage {
  if (isWaiting(report) && Date.parse(report.due_at) <= now) return 'overdue';
  return report.status === 'in_review' ? 'inReview' : report.status;
}

export function isWaiting({ status }: Pick<RoomAccount, 'status'>): boolean {
  return status === 'submitted' || status === 'in_review';
}

/**
 * Whether a report was refused and is the last one at its room, so that the player can correct it.
 *
 * @param reports newest first
 */
export function isToCorrect(report: RoomAccount, reports: readonly RoomAccount[]): boolean {
  const newest = reports.find(({ room }) => room.slug === report.room.slug);
  return report.status === 'refused' && newest?.id === report.id;
}

/**
 * The reports whose rake does not count yet, as far as the site knows: those that wait for the room, those to correct, and
 * those whose status is new to the site.
 *
 * @param reports newest first
 */
export function unverifiedReports(reports: readonly RoomAccount[]): RoomAccount[] {
  return reports.filter(
    (report) => isWaiting(report) || isToCorrect(report, reports) || report.status === 'unknown',
  );
}

/**
 * The report by which a player has joined a room, though it may not be connected yet: the connected one before the newest.
 * Undefined if all are refused or there are none.
 *
 * @param reports newest first
 */
export function joiningReport(reports: readonly RoomAccount[], room: string): RoomAccount | undefined {
  const joining = reports.filter((report) => report.room.slug === room && report.status !== 'refused');
  return joining.find(({ status }) => status === 'connected') ?? joining[0];
}

/** With a report in one of these states, the server refuses another report of the same username. */
export interface OwnReport extends RoomAccount {
  readonly status: 'submitted' | 'in_review' | 'connected';
}

/** The player's report of this username at this room, if it is not refused. */
export function ownReport(
  accounts: readonly RoomAccount[],
  room: string,
  username: string,
): OwnReport | undefined {
  const key = usernameKey(username);
  return accounts
    .filter(isStanding)
    .find((account) => account.room.slug === room && usernameKey(account.username) === key);
}

/** The username as the server compares it: without case, Unicode variants and invisible characters. */
function usernameKey(written: string): string {
  return written
    .replaceAll(/[\u200B\u2060\uFEFF]/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase();
}

function isStanding(account: RoomAccount): account is OwnReport {
  return account.status !== 'refused' && account.status !== 'unknown';
}
