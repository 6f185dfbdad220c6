import { Trans } from '@lingui/react/macro';

import { NativeButton } from '#ui/button/native-button.tsx';
import { LogOutIcon } from '#ui/icons/log-out-icon.ts';
import { useLogOut } from './use-log-out.ts';

export function LogOutButton() {
  return (
    <NativeButton variant="secondary" icon={<LogOutIcon />} onPress={useLogOut()}>
      <Trans>Log out</Trans>
    </NativeButton>
  );
}
