import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-tier-name.ts';
import { planFor } from '#i18n/plan-messages.ts';
import { redemptionStatus } from '#i18n/redemption-status.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

const TONES = { pending: 'info', completed: 'positive', failed: 'critical' } as const;

interface RedemptionItemProps {
  readonly redemption: Redemption;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One redemption: what for, how much, when, and how it stands. */
export function RedemptionItem({ redemption, now }: RedemptionItemProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { plan, status, edge_amount, requested_at } = redemption;
  const edge = formatEdge(edge_amount, locale);
  const what = i18n._(planFor[plan.interval](i18n._(planTierName[plan.tier])));
  const day = formatUtcDay(requested_at, locale);
  return (
    <li>
      <Stack gap={1}>
        <Inline justify="between">
          <Text size="lead" tone="strong" weight="semibold">
            <Trans>{edge} Edge</Trans>
          </Text>
          <Badge label={i18n._(redemptionStatus[status])} tone={TONES[status]} />
        </Inline>
        <Text size="small" tone="muted">
          <Trans>
            {what}, on {day}
          </Trans>
        </Text>
        <Outcome redemption={redemption} now={now} />
      </Stack>
    </li>
  );
}

function Outcome({ redemption: { status, reason, active_until }, now }: RedemptionItemProps) {
  const { locale } = useLanguage();
  if (status === 'failed') {
    return (
      <Text size="small">
        <Trans>The Edge is back in your balance.</Trans>{' '}
        {reason !== null && (
          <Trans>
            Reason: <bdi>{reason}</bdi>
          </Trans>
        )}
      </Text>
    );
  }
  if (active_until === null) return null;
  const end = formatUtcDay(endDay(active_until), locale);
  return (
    <Text size="small" tone="muted">
      {Date.parse(active_until) > now ? (
        <Trans>The subscription it paid for runs until {end}.</Trans>
      ) : (
        <Trans>The subscription it paid for ran until {end}.</Trans>
      )}
    </Text>
  );
}
