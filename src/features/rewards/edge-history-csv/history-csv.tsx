import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import type { HistoryFilters } from '#machines/edge-history-csv/edge-history-csv.contract.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { pressFailureReason } from '#i18n/call-failure-reason.ts';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { csvFailed } from './edge-history-csv.messages.ts';
import { useEdgeHistoryCsv } from './use-edge-history-csv.ts';

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
