import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-tier-name.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { compareDecimals, subtractDecimals } from '#lib/decimal.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { GoalBar } from '#ui/progress-bar/goal-bar.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { Text } from '#ui/text/text.tsx';
import type { EdgePlan } from '#domain/plan-prices.ts';
import { shareOf } from '../goal-share.ts';
import type { Pace } from '../pace.ts';
import { waitInWords } from '../plan-pace.messages.ts';
import { waitFor } from '../wait.ts';

interface GoalProps {
  readonly goal: EdgePlan;
  /** A decimal string. */
  readonly balance: string;
  /** Null while it is not known. */
  readonly pace: Pace | null;
}

/** One plan: what is missing, how near it is, and how long it may take. */
export function Goal({ goal, balance, pace }: GoalProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const tier = i18n._(planTierName[goal.tier]);
  const missing = subtractDecimals(goal.price, balance);
  const isReached = compareDecimals(missing, '0') <= 0;
  const there = formatEdge(balance, locale);
  const price = formatEdge(goal.price, locale);
  return (
    <Card as="li" surface="sunken">
      <Stack gap={4}>
        <StatFigure
          label={tier}
          figure={
            isReached
              ? { state: 'known', value: t`Enough Edge` }
              : { state: 'known', value: formatEdge(missing, locale), unit: t`Edge missing` }
          }
        />
        <GoalBar
          label={t`Edge to ${tier}`}
          value={shareOf(balance, goal.price)}
          valueText={isReached ? t`${price} Edge` : t`${there} of ${price} Edge`}
        />
        {isReached && (
          <div>
            <Link href={routes.redeem.href()} variant="standalone">
              <Trans>Redeem {tier}</Trans>
            </Link>
          </div>
        )}
        {!isReached && pace?.kind === 'known' && (
          <Text size="small" tone="muted">
            {i18n._(waitInWords(waitFor(missing, pace), pace.days))}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
