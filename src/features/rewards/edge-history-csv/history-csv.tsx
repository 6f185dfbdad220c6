import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { FormFailure } from '#forms/form-failure.tsx';
import { pressFailureReason } from '#i18n/call-failure-reason.ts';
import { useMachine } from '#inspection/use-machine.ts';
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
import { FileButton } from '#ui/file-button/file-button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { edgeHistoryCsvActors } from './edge-history-csv.actors.ts';
import { csvFailed } from './history-file.ts';

const machine = edgeHistoryCsvMachine.provide({ actors: edgeHistoryCsvActors });

/** The file with its ports filled; whoever leaves the page gives it up. */
function useEdgeHistoryCsv(filters: HistoryFilters) {
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

/** Saves every movement that the filters let through as a file, with progress where it takes long, and a way out. */
export function HistoryCsv({ filters }: { readonly filters: HistoryFilters }) {
  const { t } = useLingui();
  const { isBusy, isCancelled, progress, saved, failure, request, cancel } = useEdgeHistoryCsv(filters);
  const inWords = useProgressInWords();
  return (
    <Stack gap={3}>
      {failure !== null && <FormFailure sentence={csvFailed} reason={pressFailureReason(failure)} />}
      <FileButton
        label={failure === null ? t`Download CSV` : t`Try again`}
        pendingLabel={t`Gathering your history`}
        cancelLabel={t`Cancel`}
        isPending={isBusy}
        progress={progress === null ? null : inWords(progress)}
        onPress={request}
        onCancel={cancel}
      />
      <Notice intent={isCancelled ? 'info' : 'positive'}>
        {isCancelled && <Trans>Cancelled. Nothing was saved.</Trans>}
        {saved !== null && <Saved {...saved} />}
      </Notice>
    </Stack>
  );
}

function useProgressInWords() {
  const { t } = useLingui();
  return ({ read, total }: { readonly read: number; readonly total: number | null }) => {
    if (total === null) return { text: t`${plural(read, { one: '# movement', other: '# movements' })}` };
    return {
      text: t`${read} of ${plural(total, { one: '# movement', other: '# movements' })}`,
      value: total === 0 ? 1 : Math.min(1, read / total),
    };
  };
}

function Saved({ name, movements }: { readonly name: string; readonly movements: number }) {
  const { t } = useLingui();
  const count = t`${plural(movements, { one: '# movement', other: '# movements' })}`;
  return (
    <Trans>
      {count} saved as <bdi>{name}</bdi>, among your downloads.
    </Trans>
  );
}
