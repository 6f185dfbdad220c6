import { Trans } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { isStale } from '../data-age.ts';
import { addsUp } from '#domain/earnings-totals.ts';

interface CautionsProps {
  readonly data: Earnings;
  readonly now: number;
}

/** What one should know before trusting the figures. */
export function Cautions({ data, now }: CautionsProps) {
  const isLate = isStale(data, now);
  const isOff = !addsUp(data);
  return (
    <>
      {isLate && (
        <Notice intent="caution">
          <Trans>
            The oldest of these figures is more than 48 hours old. Rooms report daily, so what you played
            since may be missing. It appears here as soon as the room reports it.
          </Trans>
        </Notice>
      )}
      {isOff && (
        <Notice
          intent="caution"
          action={
            <Link href={routes.support.href()} variant="standalone">
              <Trans>Contact support</Trans>
            </Link>
          }
        >
          <Trans>
            The totals that we were sent are not the sum of these rows. The total below adds up the rows that
            you see.
          </Trans>
        </Notice>
      )}
    </>
  );
}
