import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { Spinner } from '#ui/spinner/spinner.tsx';

/** Leaves for the partner that sent the player here to log in. Back does not come here again. */
export function HandOff({ href }: { readonly href: string }) {
  const { t } = useLingui();
  const partner = new URL(href).host;
  useEffect(() => {
    window.location.replace(href);
  }, [href]);
  return <Spinner label={t`Taking you back to ${partner}`} isCentred />;
}
