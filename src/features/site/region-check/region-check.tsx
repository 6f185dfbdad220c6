import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { regionCheckMachine } from '#machines/region-check/region-check.machine.ts';
import {
  selectIsChecking,
  selectIsSupported,
  selectIsUnknown,
  selectIsUnsupported,
} from '#machines/region-check/region-check.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { regionCheckActors } from './region-check.actors.ts';

const machine = regionCheckMachine.provide({ actors: regionCheckActors });

interface RegionCheckProps {
  /** The region turned out to be served. */
  readonly onSupported: () => void;
}

/** "Check again" for a visitor who was blocked by mistake, or has moved on. */
export function RegionCheck({ onSupported }: RegionCheckProps) {
  const { t } = useLingui();
  const [snapshot, send] = useMachine(machine);
  const isSupported = selectIsSupported(snapshot);

  useEffect(() => {
    if (isSupported) onSupported();
  }, [isSupported, onSupported]);

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
      {selectIsChecking(snapshot) && <Spinner label={t`Checking your region`} />}
      <Notice intent="caution">
        {selectIsUnknown(snapshot) && (
          <Trans>We could not check your region. Look at your connection and try again.</Trans>
        )}
        {selectIsUnsupported(snapshot) && <Trans>Your region is still not one we serve.</Trans>}
      </Notice>
    </Stack>
  );
}
