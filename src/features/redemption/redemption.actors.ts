import type { Offer } from '../../../machines/redemption/offer.ts';
import type {
  Intent,
  OfferedPlan,
  Redeemed,
  RedemptionActors,
} from '../../../machines/redemption/redemption.contract.ts';
import {
  mayHaveArrived,
  OpenElsewhere,
  readRedemptionFailure,
} from '../../../machines/redemption/redemption.failures.ts';
import { fromPromise } from '../../../machines/shared/from-promise.ts';
import { account } from '../../sdk/generated/api/account/account.ts';
import { plans } from '../../sdk/generated/api/plans/plans.ts';
import {
  redeemPlan,
  redemptions,
  redemptionStatus,
} from '../../sdk/generated/api/redemptions/redemptions.ts';
import type { Redemption } from '../../sdk/generated/model/redemption.ts';
import { Plans200Response } from '../../sdk/generated/zod/plans/plans.zod.ts';
import {
  RedeemPlan201Response,
  Redemptions200Response,
  RedemptionStatus200Response,
} from '../../sdk/generated/zod/redemptions/redemptions.zod.ts';
import { validated } from '../../sdk/validated.ts';
import { readSessionAccount } from '../../session/session-account.ts';
import { currentSession } from '../../session/session.ts';
import { forgetIntent, keepIntent, readIntent } from './intent-note.ts';
import { offerOf } from './offer.ts';
import { whileRedeeming } from './redeem-lock.ts';

interface Keyed {
  readonly key: string;
}

/** The ports of the redemption of a member: whose intents these are. */
export function redemptionActors(member: number) {
  return {
    recallIntent: fromPromise<Intent | null, Record<string, never>>(() =>
      Promise.resolve(readIntent(member)),
    ),

    readOffer: fromPromise<Offer, { readonly plan: OfferedPlan }>(async ({ input: { plan }, signal }) => {
      const [offered, player, latest] = await Promise.all([
        plans(undefined, signal),
        account(undefined, signal),
        redemptionStatus(undefined, signal),
      ]);
      const read = readSessionAccount(player);
      currentSession().updateUser(read);
      return offerOf({
        plan: validated(Plans200Response, offered).find(({ id }) => id === plan.id),
        balance: read.edge_balance,
        isRunning: validated(RedemptionStatus200Response, latest).status === 'pending',
      });
    }),

    submitRedemption: fromPromise<Redeemed, Intent>(({ input, signal }) =>
      whileRedeeming(member, () => submit(member, input, signal)),
    ),

    findRedemption: fromPromise<Redeemed | null, Keyed>(async ({ input: { key }, signal }) => {
      const found = await find(key, signal);
      if (found !== null) forgetIntent(member, key);
      return found;
    }),

    dropIntent: fromPromise<Redeemed | null, Keyed>(async ({ input: { key }, signal }) => {
      const found = await find(key, signal);
      forgetIntent(member, key);
      return found;
    }),
  } satisfies RedemptionActors;
}

async function submit(member: number, intent: Intent, signal: AbortSignal): Promise<Redeemed> {
  const { key, plan, edgeAmount, email } = intent;
  const open = readIntent(member);
  if (open !== null && open.key !== key) throw new OpenElsewhere();
  keepIntent(member, intent);
  try {
    const answer = await redeemPlan(
      { plan: plan.id, edge_amount: edgeAmount, email },
      { headers: { 'Idempotency-Key': key } },
      signal,
    );
    const redeemed = toRedeemed(validated(RedeemPlan201Response, answer));
    forgetIntent(member, key);
    return redeemed;
  } catch (error) {
    if (!mayHaveArrived(readRedemptionFailure(error), open !== null)) forgetIntent(member, key);
    throw error;
  }
}

async function find(key: string, signal: AbortSignal): Promise<Redeemed | null> {
  const all = validated(Redemptions200Response, await redemptions(undefined, signal));
  const found = all.find(({ idempotency_key }) => idempotency_key === key);
  return found === undefined ? null : toRedeemed(found);
}

function toRedeemed({ reference, plan, edge_amount, email, status, reason }: Redemption): Redeemed {
  return { reference, plan, edgeAmount: edge_amount, email, status, reason };
}
