import { useLingui } from '@lingui/react/macro';

import { edgePerDollar } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge, formatEdgePerDollar } from '#lib/format-decimal.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';

interface EdgeEstimateProps {
  /** Of one month; null while the rake is not known. */
  readonly edge: string | null;
  readonly multiplier: string;
  /** It follows what the person has just changed, and is said to those who listen. */
  readonly isAnswer: boolean;
}

/** The Edge that a month could bring. */
export function EdgeEstimate({ edge, multiplier, isAnswer }: EdgeEstimateProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const amount = edge === null ? null : formatEdge(edge, locale);
  const rate = formatEdgePerDollar(multiplier, locale);
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{isAnswer && amount !== null && t`About ${amount} Edge in a month`}</span>
      </VisuallyHidden>
      <StatFigure
        size="large"
        label={t`Edge in a month, estimated`}
        figure={
          amount === null
            ? { state: 'unknown', label: t`Not known yet` }
            : { state: 'known', value: amount, unit: t`Edge` }
        }
        footnote={i18n._(edgePerDollar(rate))}
      />
    </div>
  );
}
