import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { FormFailure } from '#forms/form-failure.tsx';
import { pressFailureReason } from '#i18n/call-failure-reason.ts';
import { useMachine } from '#inspection/use-machine.ts';
import {
  edgeHistoryCsvMachine,
  type HistoryFilters,
} from '#machines/edge-history-csv/edge-history-csv.machine.ts';
import { type ExportView, viewExport } from '#machines/shared/paged-export.ts';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { edgeHistoryCsvActors } from './edge-history-csv.actors.ts';

const machine = edgeHistoryCsvMachine.provide({ actors: edgeHistoryCsvActors });

const csvFailed = msg`Your history could not be gathered, so nothing was saved.`;

/**
 * Saves every movement that matches the filters as a CSV file. A long export shows its progress and can be cancelled;
 * leaving the page cancels it too.
 */
export function HistoryCsv({ filters }: { readonly filters: HistoryFilters }) {
  const { t } = useLingui();
  const [snapshot, send] = useMachine(machine);
  const view = viewExport(snapshot);
  return (
    <Stack gap={3}>
      {view.kind === 'failed' && (
        <FormFailure sentence={csvFailed} reason={pressFailureReason(view.failure)} />
      )}
      <FileButton
        label={view.kind === 'failed' ? t`Try again` : t`Download CSV`}
        pendingLabel={t`Gathering your history`}
        cancelLabel={t`Cancel`}
        isPending={view.kind === 'gathering'}
        progress={useProgress(view)}
        onPress={() => {
          send({ type: 'export.requested', request: filters });
        }}
        onCancel={() => {
          send({ type: 'export.cancelled' });
        }}
      />
      <Notice intent={view.kind === 'cancelled' ? 'info' : 'positive'}>
        {view.kind === 'cancelled' && <Trans>Cancelled. Nothing was saved.</Trans>}
        {view.kind === 'saved' && <Saved name={view.name} movements={view.count} />}
      </Notice>
    </Stack>
  );
}

function useProgress(view: ExportView) {
  const { t } = useLingui();
  if (view.kind !== 'gathering' || !view.isLong) return null;
  const { itemsRead: read, total } = view;
  if (total === null) return { text: t`${plural(read, { one: '# movement', other: '# movements' })}` };
  return {
    text: t`${read} of ${plural(total, { one: '# movement', other: '# movements' })}`,
    value: total === 0 ? 1 : Math.min(1, read / total),
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
