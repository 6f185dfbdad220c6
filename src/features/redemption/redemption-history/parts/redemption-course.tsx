import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { timeLeftInWords } from '#i18n/time-left.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatMomentInWords, formatUtcDay } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { timeLeft } from '#lib/time-left.ts';
import { routes } from '#routes.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { expectedBy } from '../redemption-clock.ts';

export interface CourseProps {
  readonly redemption: Redemption;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What can be done about one that is not done in time. */
  readonly help: (redemption: Redemption) => ReactNode;
}

/** How far a redemption is, or what became of it, with the next step where there is one. */
export function RedemptionCourse(props: CourseProps) {
  switch (props.redemption.status) {
    case 'pending':
      return <Pending {...props} />;
    case 'completed':
      return <Completed {...props} />;
    case 'failed':
      return <Failed {...props} />;
  }
}

function Pending({ redemption, now, help }: CourseProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const dueAt = expectedBy(redemption);
  const due = formatMomentInWords(dueAt, locale);
  const left = timeLeft(dueAt, now);
  if (left !== null) {
    return (
      <Text>
        <Trans>
          Expected by <bdi>{due}</bdi>.
        </Trans>{' '}
        {i18n._(timeLeftInWords(left))}
      </Text>
    );
  }
  return (
    <Stack gap={3}>
      <Text>
        <Trans>
          This is taking longer than 24 hours: it was expected by <bdi>{due}</bdi>. Write to us, and we look
          into it.
        </Trans>
      </Text>
      {help(redemption)}
    </Stack>
  );
}

function Completed({ redemption: { active_until }, now }: CourseProps) {
  const { locale } = useLanguage();
  if (active_until === null) return null;
  const end = formatUtcDay(endDay(active_until), locale);
  return (
    <Text>
      {Date.parse(active_until) > now ? (
        <Trans>Active until {end}.</Trans>
      ) : (
        <Trans>It ran until {end}.</Trans>
      )}
    </Text>
  );
}

function Failed({ redemption: { reason, edge_amount } }: CourseProps) {
  const { locale } = useLanguage();
  const edge = formatEdge(edge_amount, locale);
  return (
    <Stack gap={1}>
      <Text weight="medium">
        <Trans>{edge} Edge returned.</Trans>
      </Text>
      {reason !== null && (
        <Text>
          <Trans>
            Reason: <bdi>{reason}</bdi>
          </Trans>
        </Text>
      )}
      <Text size="small" tone="muted">
        <Trans>
          Put it right and redeem again above, or <Link href={routes.support.href()}>contact support</Link>{' '}
          with the reference.
        </Trans>
      </Text>
    </Stack>
  );
}
