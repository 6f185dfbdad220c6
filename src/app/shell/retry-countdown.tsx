import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { callAt } from '#lib/call-at.ts';

/** When the server may be asked again, counted down by one moment: a hidden tab may skip seconds and never falls behind. */
export function RetryCountdown({ until }: { readonly until: number }) {
  const { t } = useLingui();
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(1, Math.ceil((until - now) / 1000));
  useEffect(
    () =>
      callAt(until - (secondsLeft - 1) * 1000, () => {
        setNow(Date.now());
      }),
    [until, secondsLeft],
  );
  return (
    // The sentence is announced once, not with every second.
    <span aria-live="off">
      {t`The server asks us to wait. We try again in ${plural(secondsLeft, { one: '# second', other: '# seconds' })}.`}
    </span>
  );
}
