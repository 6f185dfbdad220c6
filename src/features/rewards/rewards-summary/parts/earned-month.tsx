import { Trans, useLingui } from '@lingui/react/macro';

import { addsUp } from '#domain/earnings-totals.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { compareDecimals } from '#lib/decimal.ts';
import { formatMomentInWords, formatMonth, formatUtcDay } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { Text } from '#ui/text/text.tsx';
import { monthSoFar } from '../month-so-far.ts';
import { AmountAndDate } from './amount-and-date.tsx';
import { InRedemption } from './in-redemption.tsx';

/** The Edge of a month, and in separate words where it is (scenario 46). */
export function EarnedMonth({ month }: { readonly month: Earnings }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { earned, notCredited, asOf, credited, creditedAt } = monthSoFar(month);
  const age = asOf === null ? null : formatMomentInWords(asOf, locale);
  const day = creditedAt === null ? null : formatUtcDay(creditedAt, locale);
  return (
    <>
      <Text size="small" tone="muted">
        <bdi>{formatMonth(month.period.start, locale)}</bdi>
      </Text>
      <StatFigure
        size="large"
        label={t`All rooms together`}
        figure={{ state: 'known', value: formatEdge(earned, locale), unit: t`Edge` }}
      />
      {compareDecimals(earned, '0') < 0 && (
        <Text size="small" tone="muted">
          <Trans>Corrections by the rooms took more this month than you earned.</Trans>
        </Text>
      )}
      {!addsUp(month) && (
        <Notice
          intent="caution"
          action={
            <Link href={routes.support.href()} variant="standalone">
              <Trans>Contact support</Trans>
            </Link>
          }
        >
          <Trans>The total that we were sent is not the sum of your rooms. This adds up your rooms.</Trans>
        </Notice>
      )}
      <Facts
        facts={[
          {
            term: t`Earned, not credited yet`,
            details: (
              <AmountAndDate
                amount={notCredited}
                date={
                  age === null ? (
                    <Trans>No figures from the rooms yet</Trans>
                  ) : (
                    <Trans>
                      As of <bdi>{age}</bdi>
                    </Trans>
                  )
                }
              />
            ),
          },
          {
            term: t`Credited`,
            details: (
              <AmountAndDate
                amount={credited}
                date={day === null ? t`Nothing was credited yet` : t`Last on ${day}`}
              />
            ),
          },
          { term: t`In redemption`, details: <InRedemption /> },
        ]}
      />
    </>
  );
}
