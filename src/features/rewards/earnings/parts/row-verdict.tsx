import { Trans } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatEdgeChange, formatEdgePerDollar, formatEveryDecimal } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { RowCheck } from '../check-row.ts';

interface RowVerdictProps {
  readonly row: EarningsRow;
  readonly check: RowCheck;
}

/** The row counted once more, in words, and what to do when it comes to something else. */
export function RowVerdict({ row, check }: RowVerdictProps) {
  const { locale } = useLanguage();
  const { net_rake: net, edge_multiplier: multiplier } = row;
  const product = [
    formatEveryDecimal(net, locale),
    '×',
    formatEdgePerDollar(multiplier, locale),
    check.isRounded ? '≈' : '=',
  ];
  const sum = [...product, formatEveryDecimal(check.product, locale)].join(' ');
  const adjustments = check.adjustments === null ? null : formatEdgeChange(check.adjustments, locale);
  const [earned, expected] = [
    formatEveryDecimal(row.edge_earned, locale),
    formatEveryDecimal(check.earned, locale),
  ];
  const steps =
    adjustments === null ? (
      <bdi>{sum}</bdi>
    ) : (
      <Trans>
        <bdi>{sum}</bdi>; adjustments <bdi>{adjustments}</bdi>
      </Trans>
    );
  if (check.isRight) {
    return (
      <Notice intent="positive">
        <Trans>
          We counted it again: {steps}; earned <bdi>{earned}</bdi> ✓
        </Trans>
      </Notice>
    );
  }
  return (
    <Notice
      intent="caution"
      action={
        <Link href={routes.support.href()} variant="standalone">
          <Trans>Write to us</Trans>
        </Link>
      }
    >
      <Trans>
        This does not add up: {steps}. That makes <bdi>{expected}</bdi>, but the row says <bdi>{earned}</bdi>.
        Tell us, and we look into it with the room.
      </Trans>
    </Notice>
  );
}
