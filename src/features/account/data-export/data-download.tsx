import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { FormFailure } from '#forms/form-failure.tsx';
import { pressFailureReason } from '#i18n/call-failure-reason.ts';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { exportFailed } from './data-export.messages.ts';
import { useDataExport } from './use-data-export.ts';

/** Everything that we keep of the player, as one file to keep. */
export function DataDownload() {
  const { t } = useLingui();
  const { isGathering, isCancelled, pagesRead, fileName, failure, request, cancel } = useDataExport();
  return (
    <Stack gap={4}>
      {failure !== null && <FormFailure sentence={exportFailed} reason={pressFailureReason(failure)} />}
      <FileButton
        label={failure === null ? t`Download my data` : t`Try again`}
        pendingLabel={t`Gathering your data`}
        cancelLabel={t`Cancel`}
        isPending={isGathering}
        progress={
          isGathering
            ? { text: t`${plural(pagesRead, { one: '# page read', other: '# pages read' })}` }
            : null
        }
        onPress={request}
        onCancel={cancel}
      />
      <Notice intent={isCancelled ? 'info' : 'positive'}>
        {isCancelled && <Trans>Cancelled. Nothing was saved.</Trans>}
        {fileName !== null && (
          <Trans>
            Your data was saved as <bdi>{fileName}</bdi>, among your downloads.
          </Trans>
        )}
      </Notice>
    </Stack>
  );
}
