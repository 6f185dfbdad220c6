import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';

import { redemptionMachine } from '#machines/redemption/redemption.machine.ts';
import type {
  AcknowledgedQuote,
  RedemptionContext,
  RedemptionPlan,
} from '#machines/redemption/redemption.types.ts';
import { redemptionView } from '#machines/redemption/redemption.view.ts';
import { usePlayerReturned } from '#hooks/use-player-returned.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { newId } from '#lib/new-id.ts';
import { accountQuery } from '#queries/account.ts';
import { edgeChanged } from '#queries/edge-changed.ts';
import { plansQuery } from '#queries/plans.ts';
import { redemptionsQuery } from '#queries/redemptions.ts';
import { redemptionActors, validUntil } from './redemption.actors.ts';

/** The redemption flow of a member. Refetches the queries about Edge when the flow notices a change. */
export function useRedemption(member: number) {
  const machine = useMemo(() => redemptionMachine.provide({ actors: redemptionActors(member) }), [member]);
  const [snapshot, send] = useMachine(machine);
  useQueriesAfter(snapshot.context, snapshot.matches('refused'));

  const check = useCallback(() => {
    send({ type: 'check.requested' });
  }, [send]);
  // After a refusal nothing is refetched, so that its reason stays visible.
  const isCheckedOnReturn = !snapshot.matches('refused');
  // Price and balance are refetched on every return, however short the absence (scenario 41).
  usePlayerReturned(
    0,
    useCallback(() => {
      if (isCheckedOnReturn) check();
    }, [isCheckedOnReturn, check]),
  );
  const client = useQueryClient();
  // Always the same, so that a press on a plan does not render every plan.
  const choose = useCallback(
    (plan: RedemptionPlan, quote: AcknowledgedQuote) => {
      send({ type: 'plan.chosen', plan, acknowledged: { ...quote, ...latestShown(client) } });
    },
    [send, client],
  );

  return {
    member,
    view: useMemo(() => redemptionView(snapshot), [snapshot]),
    choose,
    dismiss: () => {
      send({ type: 'plan.dismissed' });
    },
    check,
    acknowledge: () => {
      send({ type: 'quote.acknowledged' });
    },
    confirm: (email: string) => {
      send({ type: 'redemption.confirmed', key: newId(), email, validUntil: validUntil() });
    },
    retry: () => {
      send({ type: 'redemption.retried' });
    },
  };
}

export type RedemptionFlow = ReturnType<typeof useRedemption>;

function useQueriesAfter({ redeemed, quote }: RedemptionContext, isRefused: boolean): void {
  const client = useQueryClient();
  const { price, balance, latest } = quote ?? {};

  useEffect(() => {
    if (redeemed === null && !isRefused) return undefined;
    const refetch = () => {
      edgeChanged(client);
    };
    refetch();
    // The reason of the refusal may be gone by the time the player goes on.
    return refetch;
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
}

/** The latest redemption in the list on the page. */
function latestShown(client: QueryClient): Pick<AcknowledgedQuote, 'latest'> {
  const all = client.getQueryData(redemptionsQuery().queryKey);
  return all === undefined ? {} : { latest: all[0] ?? null };
}
