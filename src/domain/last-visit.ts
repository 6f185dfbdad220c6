import { compareDecimals, sumDecimals } from '#lib/decimal.ts';
import type { Visit, Visits } from '#lib/last-visits.ts';
import type { Deal } from '#queries/deals.ts';
import type { EdgeMovement } from '#queries/edge-history.ts';
import type { Redemption } from '#queries/redemptions.ts';
import type { RoomAccount } from '#queries/room-accounts.ts';
import { isWaiting } from './report-stage.ts';

/** A shorter absence, such as a reload, belongs to the same visit. */
const SAME_VISIT_MS = 30 * 60 * 1000;

/** @param now milliseconds since 1970 */
export function visitOf(
  reports: readonly RoomAccount[],
  redemptions: readonly Redemption[],
  now: number,
): Visit {
  return {
    at: new Date(now).toISOString(),
    waitingReports: reports.filter(isWaiting).map(({ id }) => id),
    runningRedemptions: redemptions
      .filter(({ status }) => status === 'pending')
      .map(({ reference }) => reference),
  };
}

/** A known visit that lies in the future was written by a wrong clock, and does not count. */
export function withVisit(known: Visits | null, current: Visit): Visits {
  const absence = known === null ? -1 : Date.parse(current.at) - Date.parse(known.current.at);
  if (known === null || absence < 0) return { last: null, current };
  return { last: absence < SAME_VISIT_MS ? known.last : known.current, current };
}

/** What the site knows now. `undefined`: it did not load, and nothing is said about it. */
export interface KnownNow {
  /** All movements of the kind `credited` from the day of the last visit on. */
  readonly credits: readonly Pick<EdgeMovement, 'amount' | 'occurred_at'>[] | undefined;
  readonly reports: readonly RoomAccount[];
  readonly redemptions: readonly Redemption[];
  readonly deals: readonly Deal[] | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface News {
  /** A decimal string of Edge; null if nothing was credited, or it is not known. */
  readonly credited: string | null;
  /** Connected or refused since. */
  readonly reports: readonly RoomAccount[];
  /** Completed or failed since. */
  readonly redemptions: readonly Redemption[];
  /** Their last week began since. The first to end comes first. */
  readonly endingDeals: readonly Deal[];
}

/** Null without news. */
export function newsSince(last: Visit, known: KnownNow): News | null {
  const since = Date.parse(last.at);
  const isSince = (moment: string) => Date.parse(moment) > since;
  const credited = sumDecimals(
    (known.credits ?? []).filter(({ occurred_at }) => isSince(occurred_at)).map(({ amount }) => amount),
  );
  const news = {
    credited: compareDecimals(credited, '0') > 0 ? credited : null,
    reports: known.reports.filter(
      ({ id, status, reported_at }) =>
        (status === 'connected' || status === 'refused') &&
        (last.waitingReports.includes(id) || isSince(reported_at)),
    ),
    redemptions: known.redemptions.filter(
      ({ reference, status, requested_at }) =>
        (status === 'completed' || status === 'failed') &&
        (last.runningRedemptions.includes(reference) || isSince(requested_at)),
    ),
    endingDeals: endingSince(known.deals ?? [], since, known.now),
  };
  const lists = [news.reports, news.redemptions, news.endingDeals];
  return news.credited === null && lists.every((list) => list.length === 0) ? null : news;
}

const LAST_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

function endingSince(deals: readonly Deal[], since: number, now: number): Deal[] {
  return deals
    .flatMap((deal) => (deal.expires_at === null ? [] : [{ deal, end: Date.parse(deal.expires_at) }]))
    .filter(({ end }) => end > now && end - LAST_DAYS_MS <= now && end - LAST_DAYS_MS > since)
    .sort((one, other) => one.end - other.end)
    .map(({ deal }) => deal);
}
