import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { FormFailure } from '#forms/form-failure.tsx';
import { pressFailureReason } from '#i18n/call-failure-reason.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { dataExportMachine } from '#machines/data-export/data-export.machine.ts';
import {
  selectFailure,
  selectFileName,
  selectIsCancelled,
  selectIsGathering,
  selectPagesRead,
} from '#machines/data-export/data-export.selectors.ts';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { dataExportActors } from './data-export.actors.ts';
import { exportFailed } from './data-file.ts';

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

const machine = dataExportMachine.provide({ actors: dataExportActors });

/** The export with its ports filled; whoever leaves the page gives it up. */
function useDataExport() {
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
