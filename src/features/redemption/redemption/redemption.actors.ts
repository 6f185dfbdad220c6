import { barOf, hasMoved, type Offer, type OfferedPlan } from '#machines/redemption/offer.ts';
import type {
  Intent,
  Look,
  Redeemed,
  RedemptionActors,
  Submission,
} from '#machines/redemption/redemption.contract.ts';
import {
  mayHaveArrived,
  OfferChanged,
  OfferUnread,
  OpenElsewhere,
  readRedemptionFailure,
} from '#machines/redemption/redemption.failures.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { visiblePage } from '#lib/visible-page.ts';
import { account } from '#sdk/generated/api/account/account.ts';
import { plans } from '#sdk/generated/api/plans/plans.ts';
import { redeemPlan, redemptions, redemptionStatus } from '#sdk/generated/api/redemptions/redemptions.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { Plans200Response } from '#sdk/generated/zod/plans/plans.zod.ts';
import {
  RedeemPlan201Response,
  Redemptions200Response,
  RedemptionStatus200Response,
} from '#sdk/generated/zod/redemptions/redemptions.zod.ts';
import { validated } from '#sdk/validated.ts';
import { readSessionAccount } from '#session/session-account.ts';
import { currentSession } from '#session/session.ts';
import { forgetIntent, keepIntent, readIntent } from './intent-note.ts';
import { latestOf, offerOf } from './offer.ts';
import { whileRedeeming } from './redeem-lock.ts';
import { isClosed } from './validity.ts';

/** The ports of the redemption of a member: whose intents these are. */
export function redemptionActors(member: number) {
  return {
    recallIntent: fromPromise<Intent | null, Record<string, never>>(() =>
      Promise.resolve(readIntent(member)),
    ),

    readOffer: fromPromise<Offer, { readonly plan: OfferedPlan }>(({ input: { plan }, signal }) =>
      readOffer(plan, signal),
    ),

    submitRedemption: fromPromise<Redeemed, Submission>(({ input, signal }) =>
      whileRedeeming(member, () => submit(member, input, signal)),
    ),

    findRedemption: fromPromise<Look, Intent>(async ({ input: { key, validUntil }, signal }) => {
      // Before the list is asked for: it shows what was taken until then.
      const isNoneToCome = isClosed(validUntil);
      const found = await find(key, signal);
      if (found === null && !isNoneToCome) return 'notYet';
      forgetIntent(member, key);
      return found ?? 'never';
    }),

    awaitVisiblePage: fromPromise<void, Record<string, never>>(({ signal }) => visiblePage(signal)),
  } satisfies RedemptionActors;
}

async function readOffer({ id }: OfferedPlan, signal: AbortSignal): Promise<Offer> {
  const [offered, player, status] = await Promise.all([
    plans({ signal }),
    account({ signal }),
    redemptionStatus({ signal }),
  ]);
  const read = readSessionAccount(player);
  currentSession().updateUser(read);
  return offerOf({
    plan: validated(Plans200Response, offered).find((plan) => plan.id === id),
    balance: read.edge_balance,
    latest: latestOf(validated(RedemptionStatus200Response, status)),
  });
}

async function submit(
  member: number,
  { intent, confirmed }: Submission,
  signal: AbortSignal,
): Promise<Redeemed> {
  const { key, plan, edgeAmount, email, validUntil } = intent;
  if (isAnotherOpen(member, key)) throw new OpenElsewhere();
  // A second try without its note: another tab has dropped it and said that nothing was taken, which has to stay true.
  if (confirmed === null && readIntent(member) === null) throw new OpenElsewhere();
  keepIntent(member, intent);
  if (confirmed !== null) await confirmAgain(member, intent, confirmed, signal);
  try {
    const answer = await redeemPlan(
      { plan: plan.id, edge_amount: edgeAmount, email, valid_until: validUntil },
      { headers: { 'Idempotency-Key': key }, signal },
    );
    const redeemed = toRedeemed(validated(RedeemPlan201Response, answer));
    forgetIntent(member, key);
    return redeemed;
  } catch (error) {
    if (confirmed !== null && !mayHaveArrived(readRedemptionFailure(error))) forgetIntent(member, key);
    throw error;
  }
}

/** Throws, and forgets the intent, when something else is true than the player confirmed. */
async function confirmAgain(
  member: number,
  { key, plan }: Intent,
  confirmed: Offer,
  signal: AbortSignal,
): Promise<void> {
  try {
    const offer = await readOffer(plan, signal);
    if (hasMoved(confirmed, offer) || barOf(offer) !== null) throw new OfferChanged(offer);
    // Without Web Locks another tab may have kept one of its own in the same moment: the later one goes on.
    if (isAnotherOpen(member, key)) throw new OpenElsewhere();
  } catch (error) {
    forgetIntent(member, key);
    throw error instanceof OfferChanged || error instanceof OpenElsewhere ? error : new OfferUnread(error);
  }
}

function isAnotherOpen(member: number, key: string): boolean {
  const open = readIntent(member);
  return open !== null && open.key !== key;
}

async function find(key: string, signal: AbortSignal): Promise<Redeemed | null> {
  const all = validated(Redemptions200Response, await redemptions({ signal }));
  const found = all.find(({ idempotency_key }) => idempotency_key === key);
  return found === undefined ? null : toRedeemed(found);
}

function toRedeemed({ reference, plan, edge_amount, email, status, reason }: Redemption): Redeemed {
  return { reference, plan, edgeAmount: edge_amount, email, status, reason };
}
