import { compareDecimals } from '#lib/decimal.ts';
import type { Deal } from '#queries/deals.ts';
import type { Plan } from '#queries/plans.ts';
import type { Redemption } from '#queries/redemptions.ts';
import type { RoomAccount } from '#queries/room-accounts.ts';
import { type EdgePlan, monthlyTiers } from './plans.ts';
import { isToCorrect, isWaiting, stageOf } from './report-stage.ts';

/** The one thing that is most useful to a member now. */
export type NextStep =
  /** A room was opened, and no username reported. */
  | { readonly kind: 'reportUsername' }
  | { readonly kind: 'askAboutReport' | 'correctReport' | 'waitForReview'; readonly report: RoomAccount }
  | { readonly kind: 'redeem'; readonly plan: EdgePlan }
  | { readonly kind: 'joinFirstRoom' }
  | { readonly kind: 'joinRoom'; readonly deal: Deal };

/** What the step depends on. `undefined`: it did not load, and no step follows from it. */
export interface Standing {
  readonly hasOpenedRoom: boolean;
  /** Newest first. */
  readonly reports: readonly RoomAccount[] | undefined;
  /** The ids of the refused reports that the member has dismissed. */
  readonly dismissed: readonly number[];
  /** A decimal string of Edge. */
  readonly balance: string;
  readonly plans: readonly Plan[] | undefined;
  readonly redemptions: readonly Redemption[] | undefined;
  /** At rooms where the member has reported no username, the best first. */
  readonly dealsToJoin: readonly Deal[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What keeps rake from counting comes first, then Edge to redeem, then waiting, then another room. */
export function nextStep(standing: Standing): NextStep | null {
  const { hasOpenedRoom, reports, dealsToJoin, now } = standing;
  if (hasOpenedRoom) return { kind: 'reportUsername' };
  const known = reports ?? [];
  const overdue = known.findLast((report) => stageOf(report, now) === 'overdue');
  if (overdue !== undefined) return { kind: 'askAboutReport', report: overdue };
  const refused = known.find(
    (report) => isToCorrect(report, known) && !standing.dismissed.includes(report.id),
  );
  if (refused !== undefined) return { kind: 'correctReport', report: refused };
  const plan = redeemablePlan(standing);
  if (plan !== undefined) return { kind: 'redeem', plan };
  const waiting = known.findLast(isWaiting);
  if (waiting !== undefined) return { kind: 'waitForReview', report: waiting };
  if (reports === undefined) return null;
  if (reports.length === 0) return { kind: 'joinFirstRoom' };
  const [deal] = dealsToJoin;
  return deal === undefined ? null : { kind: 'joinRoom', deal };
}

/** The highest tier that the balance pays for a month; undefined while a redemption may be running. */
function redeemablePlan({ balance, plans, redemptions }: Standing): EdgePlan | undefined {
  if (plans === undefined || redemptions === undefined) return undefined;
  if (redemptions.some(({ status }) => status === 'pending' || status === 'unknown')) return undefined;
  return monthlyTiers(plans).findLast(({ price }) => compareDecimals(price, balance) <= 0);
}
