import { dataExportMachine } from '#machines/data-export/data-export.machine.ts';
import {
  selectFailure,
  selectFileName,
  selectIsCancelled,
  selectIsGathering,
  selectPagesRead,
} from '#machines/data-export/data-export.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { dataExportActors } from './data-export.actors.ts';

const machine = dataExportMachine.provide({ actors: dataExportActors });

/** The export with its ports filled; whoever leaves the page gives it up. */
export function useDataExport() {
  const [snapshot, send] = useMachine(machine);
  return {
    isGathering: selectIsGathering(snapshot),
    isCancelled: selectIsCancelled(snapshot),
    pagesRead: selectPagesRead(snapshot),
    fileName: selectFileName(snapshot),
    failure: selectFailure(snapshot),
    request: () => {
      send({ type: 'export.requested' });
    },
    cancel: () => {
      send({ type: 'export.cancelled' });
    },
  };
}
