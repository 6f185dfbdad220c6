import { Trans } from '@lingui/react/macro';

import { compareDecimals } from '#lib/decimal.ts';
import { routes } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';

/** What becomes of the Edge that is earned but not in the balance. */
export function CreditNote({ notCredited }: { readonly notCredited: string }) {
  const sign = compareDecimals(notCredited, '0');
  if (sign === 0) return <Trans>All that you earned here is in your balance.</Trans>;
  if (sign > 0) {
    return <Trans>Earned, but no part of your balance until it is credited. Edge is credited daily.</Trans>;
  }
  return (
    <Trans>
      More was credited than is earned now. <Link href={routes.support.href()}>Ask us</Link> if you want to
      know why.
    </Trans>
  );
}
