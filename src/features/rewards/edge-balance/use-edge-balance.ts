import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { edgeBalanceMachine } from '#machines/edge-balance/edge-balance.machine.ts';
import {
  selectFailure,
  selectHasChanged,
  selectIsConfirmed,
  selectIsDisagreeing,
  selectIsRetrying,
  selectLedger,
} from '#machines/edge-balance/edge-balance.selectors.ts';
import { LONG_AWAY_MS, usePlayerReturned } from '#hooks/use-player-returned.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { edgeChanged } from '#queries/edge-changed.ts';
import { edgeBalanceActors } from './edge-balance.actors.ts';

const machine = edgeBalanceMachine.provide({ actors: edgeBalanceActors });

/**
 * The edge-balance flow with its ports filled. What the page has read about Edge is read anew with it.
 *
 * @param shown the balance at the top of every page, a decimal string
 */
export function useEdgeBalance(shown: string) {
  const [snapshot, send, actor] = useMachine(machine, { input: { shown } });
  const client = useQueryClient();

  useEffect(() => {
    send({ type: 'balance.shown', balance: shown });
  }, [send, shown]);

  useEffect(() => {
    const listening = actor.on('disagreement.noticed', () => {
      // What is on its way began no earlier than the answer that disagrees.
      edgeChanged(client, { cancelRefetch: false });
    });
    return () => {
      listening.unsubscribe();
    };
  }, [actor, client]);

  usePlayerReturned(
    LONG_AWAY_MS,
    useCallback(() => {
      send({ type: 'player.returned' });
    }, [send]),
  );

  return {
    hasChanged: selectHasChanged(snapshot),
    isConfirmed: selectIsConfirmed(snapshot),
    isDisagreeing: selectIsDisagreeing(snapshot),
    isRetrying: selectIsRetrying(snapshot),
    ledger: selectLedger(snapshot),
    failure: selectFailure(snapshot),
    readAgain: () => {
      send({ type: 'reading.requested' });
    },
  };
}
