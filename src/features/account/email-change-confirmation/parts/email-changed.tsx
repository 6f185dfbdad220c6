import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Alert } from '#ui/alert/alert.tsx';

/** Names the address as soon as the account, read anew, tells it. */
export function EmailChanged({ email }: { readonly email: string | null }) {
  const { t } = useLingui();
  const [before] = useState(email);
  return (
    <Alert intent="positive" title={t`Your email was changed.`} takesFocus>
      {email === before ? (
        <Trans>You log in with the new one from now on.</Trans>
      ) : (
        <Trans>
          Your email is now <bdi>{email}</bdi>. You log in with it from now on.
        </Trans>
      )}
    </Alert>
  );
}
