import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { SERVER_UNREACHABLE } from '#i18n/call-failure-reason.ts';
import { useMachine } from '#inspection/use-machine.ts';
import {
  type RegionAnswer,
  type RegionCheckActors,
  regionCheckMachine,
} from '#machines/region-check/region-check.machine.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { region } from '#sdk/generated/api/region/region.ts';
import { Region200Response } from '#sdk/generated/zod/region/region.zod.ts';
import { validated } from '#sdk/validated.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';

const machine = regionCheckMachine.provide({
  actors: {
    readRegion: fromPromise(async ({ signal }): Promise<RegionAnswer> =>
      validated(Region200Response, await region({ signal })),
    ),
  } satisfies RegionCheckActors,
});

interface RegionCheckProps {
  readonly onSupported: () => void;
}

/** For a visitor who was blocked by mistake or has moved. */
export function RegionCheck({ onSupported }: RegionCheckProps) {
  const { t, i18n } = useLingui();
  const [{ value }, send] = useMachine(machine);

  useEffect(() => {
    if (value === 'supported') onSupported();
  }, [value, onSupported]);

  return (
    <Stack gap={4} align="center">
      <NativeButton
        variant="primary"
        onPress={() => {
          send({ type: 'region.doubted' });
        }}
      >
        <Trans>Check again</Trans>
      </NativeButton>
      {value === 'checking' && <Spinner label={t`Checking your region`} />}
      <Notice intent="caution">
        {value === 'failed' && i18n._(SERVER_UNREACHABLE)}
        {value === 'unsupported' && <Trans>We still don’t serve your region.</Trans>}
      </Notice>
    </Stack>
  );
}
