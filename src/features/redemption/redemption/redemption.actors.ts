import {
  blockerOf,
  hasQuoteChanged,
  mayHaveArrived,
  OpenElsewhere,
  QuoteChanged,
  QuoteUnread,
  readRedemptionFailure,
  type Intent,
  type LatestRedemption,
  type LookupResult,
  type Quote,
  type Redeemed,
  type RedemptionActors,
  type RedemptionPlan,
  type Submission,
} from '#machines/redemption/redemption.types.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { edgePriceOf } from '#domain/plans.ts';
import { compareDecimals, subtractDecimals } from '#lib/decimal.ts';
import { browserLocks, withLock } from '#lib/locks.ts';
import { visiblePage } from '#lib/visible-page.ts';
import { type Plan, readPlans } from '#queries/plans.ts';
import {
  readRedemptions,
  readRedemptionStatus,
  redeemPlanAnswer,
  type Redemption,
  type RedemptionStatus,
} from '#queries/redemptions.ts';
import { account } from '#sdk/generated/api/account/account.ts';
import { redeemPlan } from '#sdk/generated/api/redemptions/redemptions.ts';
import { serverNow } from '#sdk/server-clock.ts';
import { validated } from '#sdk/validated.ts';
import { readSessionAccount } from '#session/session-account.ts';
import { currentSession } from '#session/session.ts';
import { forgetIntent, keepIntent, readIntent } from './intent-note.ts';

/** The actors of the redemption machine, for the intents of one member. */
export function redemptionActors(member: number) {
  return {
    recallIntent: fromPromise<Intent | null, Record<string, never>>(() =>
      Promise.resolve(readIntent(member)),
    ),

    readQuote: fromPromise<Quote, { readonly plan: RedemptionPlan }>(({ input: { plan }, signal }) =>
      readQuote(plan, signal),
    ),

    submitRedemption: fromPromise<Redeemed, Submission>(({ input, signal }) =>
      whileRedeeming(member, () => submit(member, input, signal)),
    ),

    findRedemption: fromPromise<LookupResult, Intent>(async ({ input: { key, validUntil }, signal }) => {
      // Check before the request: the list includes only redemptions up to that time.
      const isNoneToCome = isClosed(validUntil);
      const found = await find(key, signal);
      if (found === null && !isNoneToCome) return 'notYet';
      forgetIntent(member, key);
      return found ?? 'never';
    }),

    awaitVisiblePage: fromPromise<void, Record<string, never>>(({ signal }) => visiblePage(signal)),
  } satisfies RedemptionActors;
}

async function readQuote({ id }: RedemptionPlan, signal: AbortSignal): Promise<Quote> {
  const [allPlans, player, status] = await Promise.all([
    readPlans(signal),
    account({ signal }),
    readRedemptionStatus(signal),
  ]);
  const read = readSessionAccount(player);
  currentSession().updateUser(read);
  return quoteOf({
    plan: allPlans.find((plan) => plan.id === id),
    balance: read.edge_balance,
    latest: latestOf(status),
  });
}

async function submit(
  member: number,
  { intent, confirmed }: Submission,
  signal: AbortSignal,
): Promise<Redeemed> {
  const { key, plan, edgeAmount, email, validUntil } = intent;
  if (isAnotherOpen(member, key)) throw new OpenElsewhere();
  // A retry without its stored intent: another tab deleted it and showed that nothing was taken. That must stay true.
  if (confirmed === null && readIntent(member) === null) throw new OpenElsewhere();
  keepIntent(member, intent);
  if (confirmed !== null) await confirmAgain(member, intent, confirmed, signal);
  try {
    const answer = await redeemPlan(
      { plan: plan.id, edge_amount: edgeAmount, email, valid_until: validUntil },
      { headers: { 'Idempotency-Key': key }, signal },
    );
    const redeemed = toRedeemed(validated(redeemPlanAnswer, answer), null);
    forgetIntent(member, key);
    return redeemed;
  } catch (error) {
    if (confirmed !== null && !mayHaveArrived(readRedemptionFailure(error))) forgetIntent(member, key);
    throw error;
  }
}

/** Throws and deletes the intent if the quote differs from the one that the player confirmed. */
async function confirmAgain(
  member: number,
  { key, plan }: Intent,
  confirmed: Quote,
  signal: AbortSignal,
): Promise<void> {
  try {
    const quote = await readQuote(plan, signal);
    if (hasQuoteChanged(confirmed, quote) || blockerOf(quote) !== null) throw new QuoteChanged(quote);
    // Without Web Locks another tab may store its own intent at the same moment: the later one wins.
    if (isAnotherOpen(member, key)) throw new OpenElsewhere();
  } catch (error) {
    forgetIntent(member, key);
    throw error instanceof QuoteChanged || error instanceof OpenElsewhere ? error : new QuoteUnread(error);
  }
}

function isAnotherOpen(member: number, key: string): boolean {
  const open = readIntent(member);
  return open !== null && open.key !== key;
}

async function find(key: string, signal: AbortSignal): Promise<Redeemed | null> {
  const all = await readRedemptions(signal);
  const found = all.find(({ idempotency_key }) => idempotency_key === key);
  return found === undefined ? null : toRedeemed(found, found.reason);
}

type Answered = Pick<Redemption, 'reference' | 'plan' | 'edge_amount' | 'email' | 'status'>;

function toRedeemed(
  { reference, plan, edge_amount, email, status }: Answered,
  reason: string | null,
): Redeemed {
  return { reference, plan, edgeAmount: edge_amount, email, status, reason };
}

/** How long a confirmation is valid. */
const VALID_MS = 2 * 60_000;

/** How much longer the server may still process a request that arrived in time (`api-spec/README.md`). */
const COMMIT_MS = 15_000;

/** Until when what is confirmed now may arrive, RFC 3339 by the clock of the server. */
export function validUntil(): string {
  return new Date((serverNow() ?? 0) + VALID_MS).toISOString();
}

/** Whether a list that is requested now is sure to include a redemption for an intent of this validity. */
function isClosed(until: string): boolean {
  const now = serverNow();
  return now !== null && now > Date.parse(until) + COMMIT_MS;
}

const LONGEST_WAIT_MS = 1_000;

/**
 * Lets only one tab redeem at a time. Throws `OpenElsewhere` while another tab does. Without Web Locks only the server
 * enforces this: it runs one redemption at a time.
 */
function whileRedeeming<T>(member: number, work: () => Promise<T>): Promise<T> {
  const name = `redemption:${String(member)}`;
  return withLock(browserLocks(), name, { ifFree: true, waitMs: LONGEST_WAIT_MS }, (lock) => {
    if (lock === 'taken') throw new OpenElsewhere();
    return work();
  });
}

interface QuoteFacts {
  readonly plan: Plan | undefined;
  /** A decimal string of Edge. */
  readonly balance: string;
  readonly latest: LatestRedemption | null;
}

/** The current price of a plan for the player, and the Edge that is left or missing. */
export function quoteOf({ plan, balance, latest }: QuoteFacts): Quote {
  const price = plan === undefined ? null : edgePriceOf(plan.prices);
  if (price === null) return { price, balance, balanceAfter: null, missing: null, latest };
  const isEnough = compareDecimals(balance, price) >= 0;
  return {
    price,
    balance,
    balanceAfter: isEnough ? subtractDecimals(balance, price) : null,
    missing: isEnough ? null : subtractDecimals(price, balance),
    latest,
  };
}

/** The latest redemption, from `redemptionStatus`. */
export function latestOf({ status, plan, reference }: RedemptionStatus): LatestRedemption | null {
  return status === 'none' || plan === null || reference === null ? null : { reference, plan, status };
}
