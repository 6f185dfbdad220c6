import { Trans } from '@lingui/react/macro';

import { reconsiderConsent } from '#lib/consent.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { deviceIdDomain } from './device-id-domain.ts';

/** The way back to the question, at the end of every page. */
export function CookieChoices() {
  if (deviceIdDomain === null) return null;
  return (
    <NativeButton variant="quiet" size="small" onPress={reconsiderConsent}>
      <Trans>Cookie choices</Trans>
    </NativeButton>
  );
}
