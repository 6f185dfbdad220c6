import type { HistoryFilters } from '#machines/edge-history-csv/edge-history-csv.contract.ts';
import { edgeHistoryCsvMachine } from '#machines/edge-history-csv/edge-history-csv.machine.ts';
import {
  selectFailure,
  selectIsBusy,
  selectIsCancelled,
  selectIsLong,
  selectProgress,
  selectSaved,
} from '#machines/edge-history-csv/edge-history-csv.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { edgeHistoryCsvActors } from './edge-history-csv.actors.ts';

const machine = edgeHistoryCsvMachine.provide({ actors: edgeHistoryCsvActors });

/** The file with its ports filled; whoever leaves the page gives it up. */
export function useEdgeHistoryCsv(filters: HistoryFilters) {
  const [snapshot, send] = useMachine(machine);
  return {
    isBusy: selectIsBusy(snapshot),
    isCancelled: selectIsCancelled(snapshot),
    progress: selectIsLong(snapshot) ? selectProgress(snapshot) : null,
    saved: selectSaved(snapshot),
    failure: selectFailure(snapshot),
    request: () => {
      send({ type: 'file.requested', filters });
    },
    cancel: () => {
      send({ type: 'file.cancelled' });
    },
  };
}
