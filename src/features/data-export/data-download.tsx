import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

import { FormFailure } from '../../forms/form-failure.tsx';
import { pressFailureReason } from '../../i18n/call-failure-reason.ts';
import { Button } from '../../ui/button/button.tsx';
import { ArrowDownIcon } from '../../ui/icons/arrow-down-icon.ts';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { exportFailed } from './data-export.messages.ts';
import { useDataExport } from './use-data-export.ts';
import { useFocusKept } from './use-focus-kept.ts';

/** Everything that we keep of the player, as one file to keep. */
export function DataDownload() {
  const { t } = useLingui();
  const { isGathering, isCancelled, pagesRead, fileName, failure, request, cancel } = useDataExport();
  const buttons = useRef<HTMLDivElement>(null);
  useFocusKept(buttons, isGathering);
  return (
    <Stack gap={4}>
      {failure !== null && <FormFailure sentence={exportFailed} reason={pressFailureReason(failure)} />}
      <div ref={buttons}>
        <Inline>
          <Button
            variant="secondary"
            icon={<ArrowDownIcon />}
            isPending={isGathering}
            pendingLabel={t`Gathering your data`}
            onPress={request}
          >
            {failure === null ? t`Download my data` : t`Try again`}
          </Button>
          {isGathering && <Button variant="quiet" onPress={cancel}>{t`Cancel`}</Button>}
        </Inline>
      </div>
      {isGathering && <Progress pagesRead={pagesRead} />}
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

function Progress({ pagesRead }: { readonly pagesRead: number }) {
  const { t } = useLingui();
  return (
    <ProgressBar
      label={t`Gathering your data`}
      valueText={t`${plural(pagesRead, { one: '# page read', other: '# pages read' })}`}
    />
  );
}
