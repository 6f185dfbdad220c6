import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { FormFailure } from '#forms/form-failure.tsx';
import { requestIdOf } from '#forms/refusal.ts';
import { callFailureReason } from '#i18n/call-failure-reason.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { dataExportMachine } from '#machines/data-export/data-export.machine.ts';
import { type ExportView, viewExport } from '#machines/shared/paged-export.ts';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { dataExportActors } from './data-export.actors.ts';

const machine = dataExportMachine.provide({ actors: dataExportActors });

const exportFailed = msg`We couldn’t collect your data.`;

/** Saves all data that we store about the player as one file. Leaving the page cancels the export. */
export function DataDownload() {
  const { t } = useLingui();
  const [snapshot, send] = useMachine(machine);
  const view = viewExport(snapshot);
  return (
    <Stack gap={4}>
      {view.kind === 'failed' && (
        <FormFailure
          sentence={exportFailed}
          reason={callFailureReason(view.failure)}
          {...requestIdOf(view.failure)}
        />
      )}
      <FileButton
        label={view.kind === 'failed' ? t`Try again` : t`Download my data`}
        pendingLabel={t`Collecting your data`}
        cancelLabel={t`Cancel`}
        isPending={view.kind === 'gathering'}
        progress={useProgress(view)}
        onPress={() => {
          send({ type: 'export.requested', request: null });
        }}
        onCancel={() => {
          send({ type: 'export.cancelled' });
        }}
      />
      <Notice intent={view.kind === 'cancelled' ? 'info' : 'positive'}>
        {view.kind === 'cancelled' && <Trans>Cancelled. Nothing was saved.</Trans>}
        {view.kind === 'saved' && <Saved name={view.name} />}
      </Notice>
    </Stack>
  );
}

function useProgress(view: ExportView) {
  const { t } = useLingui();
  if (view.kind !== 'gathering') return null;
  const { pagesRead } = view;
  return { text: t`${plural(pagesRead, { one: '# page read', other: '# pages read' })}` };
}

function Saved({ name }: { readonly name: string }) {
  return (
    <Trans>
      Saved to your downloads as <bdi>{name}</bdi>.
    </Trans>
  );
}
