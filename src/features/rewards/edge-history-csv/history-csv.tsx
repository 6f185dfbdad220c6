import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { paramsOf } from '#features/rewards/edge-history/history-search.ts';
import { SavedCsv } from '#features/rewards/saved-csv/saved-csv.tsx';
import { FormFailure } from '#forms/form-failure.tsx';
import { requestIdOf } from '#forms/refusal.ts';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { languageOf, useLanguage } from '#i18n/use-language.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { formatNumber } from '#lib/format-decimal.ts';
import { saveFile } from '#lib/save-file.ts';
import {
  type EdgeHistoryCsvActors,
  edgeHistoryCsvMachine,
  type HistoryFilters,
  type Movement,
} from '#machines/edge-history-csv/edge-history-csv.machine.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import {
  type ExportPage,
  type ExportView,
  type FileInput,
  type PageInput,
  viewExport,
} from '#machines/shared/paged-export.ts';
import { readEdgeHistory } from '#queries/edge-history.ts';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { historyFile } from './history-file.ts';

const machine = edgeHistoryCsvMachine.provide({
  actors: {
    readPage: fromPromise<ExportPage<Movement, string>, PageInput<HistoryFilters, string>>(
      async ({ input: { request, cursor }, signal }) => {
        const params = { ...paramsOf(request), ...(cursor === null ? {} : { cursor }) };
        const { count, results, next_cursor } = await readEdgeHistory(params, signal);
        return { results, next: next_cursor, total: count };
      },
    ),
    saveFile: fromPromise<string, FileInput<HistoryFilters, Movement>>(
      async ({ input: { request, items } }) => {
        const file = historyFile(items, request, (message) => i18n._(message), languageOf(i18n).locale);
        saveFile(file);
        return file.name;
      },
    ),
  } satisfies EdgeHistoryCsvActors,
});

const csvFailed = msg`We couldn’t make your file, so nothing was saved.`;

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
        <FormFailure
          sentence={csvFailed}
          reason={callFailureReason(view.failure)}
          {...requestIdOf(view.failure)}
        />
      )}
      <FileButton
        label={view.kind === 'failed' ? t`Try again` : t`Download CSV`}
        pendingLabel={t`Preparing your file`}
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
        {view.kind === 'saved' && <SavedCsv name={view.name} />}
      </Notice>
    </Stack>
  );
}

function useProgress(view: ExportView) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  if (view.kind !== 'gathering' || !view.isLong) return null;
  const { itemsRead: count, total } = view;
  if (total === null) return { text: t`${plural(count, { one: '# movement', other: '# movements' })}` };
  return {
    text: t`${{ count: formatNumber(count, locale) }} of ${plural(total, { one: '# movement', other: '# movements' })}`,
    value: total === 0 ? 1 : Math.min(1, count / total),
  };
}
