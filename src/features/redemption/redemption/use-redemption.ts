import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';

import type { OfferedPlan, OfferInSight } from '#machines/redemption/offer.ts';
import { redemptionMachine } from '#machines/redemption/redemption.machine.ts';
import {
  selectBar,
  selectCanConfirm,
  selectCanRetry,
  selectFailure,
  selectHasMoved,
  selectInSight,
  selectIntent,
  selectIsLookedAtAnew,
  selectIsReading,
  selectIsRecalling,
  selectIsRefused,
  selectIsSubmitting,
  selectIsUnread,
  selectOffer,
  selectOutcome,
  selectPlan,
  selectRedeemed,
  selectStage,
  selectUnsettledBy,
} from '#machines/redemption/redemption.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { newId } from '#lib/new-id.ts';
import { accountQuery } from '#queries/account.ts';
import { edgeChanged } from '#queries/edge-changed.ts';
import { plansQuery } from '#queries/plans.ts';
import { redemptionsQuery } from '#queries/redemptions.ts';
import { redemptionActors } from './redemption.actors.ts';
import { validUntil } from './validity.ts';

/**
 * The redemption flow of a member with its ports filled. What the page has read about Edge is read anew when the flow
 * learns that it has changed.
 */
export function useRedemption(member: number) {
  const machine = useMemo(() => redemptionMachine.provide({ actors: redemptionActors(member) }), [member]);
  const [snapshot, send] = useMachine(machine);
  const client = useQueryClient();
  const redeemed = selectRedeemed(snapshot);
  const { price, balance, latest } = selectOffer(snapshot) ?? {};
  const isRefused = selectIsRefused(snapshot);

  useEffect(() => {
    if (redeemed === null && !isRefused) return undefined;
    const readAnew = () => {
      edgeChanged(client);
    };
    readAnew();
    // By the time the player goes on, what had refused it may have ended.
    return readAnew;
  }, [client, redeemed, isRefused]);

  useEffect(() => {
    const { queryKey } = accountQuery();
    const known = client.getQueryData(queryKey)?.edge_balance;
    if (balance !== undefined && balance !== known) void client.invalidateQueries({ queryKey });
  }, [client, balance]);

  const reference = latest?.reference;
  useEffect(() => {
    if (reference !== undefined && reference !== latestShown(client).latest?.reference) edgeChanged(client);
  }, [client, reference]);

  useEffect(() => {
    if (price !== undefined) void client.invalidateQueries(plansQuery());
  }, [client, price]);

  return {
    member,
    stage: selectStage(snapshot),
    outcome: selectOutcome(snapshot),
    isRecalling: selectIsRecalling(snapshot),
    isReading: selectIsReading(snapshot),
    isUnread: selectIsUnread(snapshot),
    hasMoved: selectHasMoved(snapshot),
    canConfirm: selectCanConfirm(snapshot),
    canRetry: selectCanRetry(snapshot),
    isSubmitting: selectIsSubmitting(snapshot),
    isRefused,
    /** What is shown may be another by the time the player comes back to this tab. */
    isLookedAtAnew: selectIsLookedAtAnew(snapshot),
    bar: selectBar(snapshot),
    plan: selectPlan(snapshot),
    offer: selectOffer(snapshot),
    inSight: selectInSight(snapshot),
    intent: selectIntent(snapshot),
    redeemed,
    failure: selectFailure(snapshot),
    unsettledBy: selectUnsettledBy(snapshot),
    choose: (plan: OfferedPlan, inSight: OfferInSight) => {
      send({ type: 'plan.chosen', plan, inSight: { ...inSight, ...latestShown(client) } });
    },
    dismiss: () => {
      send({ type: 'plan.dismissed' });
    },
    readAgain: useCallback(() => {
      send({ type: 'reading.requested' });
    }, [send]),
    accept: () => {
      send({ type: 'offer.accepted' });
    },
    confirm: (email: string) => {
      send({ type: 'redemption.confirmed', key: newId(), email, validUntil: validUntil() });
    },
    retry: () => {
      send({ type: 'redemption.retried' });
    },
  };
}

/** The latest redemption in the list on the page, which the player has in sight as soon as it is read. */
function latestShown(client: QueryClient): Pick<OfferInSight, 'latest'> {
  const all = client.getQueryData(redemptionsQuery().queryKey);
  return all === undefined ? {} : { latest: all[0] ?? null };
}

export type RedemptionFlow = ReturnType<typeof useRedemption>;
