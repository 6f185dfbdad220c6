import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { stageOf, type Stage } from '#domain/report-stage.ts';
import { reportStage } from '#i18n/report-stage.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatMomentInWords } from '#lib/dates.ts';
import { routes } from '#routes.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Report } from '../report.ts';
import { Connected } from './connected.tsx';
import { Overdue } from './overdue.tsx';
import { Refusal } from './refusal.tsx';
import { Review } from './review.tsx';

interface ReportItemProps {
  readonly report: Report;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** It was refused, and nothing else was reported at the room since. */
  readonly isToCorrect: boolean;
  /** What can be done about a report that is not answered in time. */
  readonly help: (report: Report) => ReactNode;
}

/** One reported username: at which room, for which deal, and how it stands. */
export function ReportItem({ report, now, isToCorrect, help }: ReportItemProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { room, deal, email, username } = report;
  const stage = stageOf(report, now);
  const moment = formatMomentInWords(report.reported_at, locale);
  return (
    <Card as="li" surface="sunken" padding="small">
      <Stack gap={4}>
        <Stack gap={1}>
          <Inline justify="between" align="start">
            <Heading level={3}>
              <Link href={routes.room.href({ room: room.slug })}>
                <bdi>{room.name}</bdi>
              </Link>
            </Heading>
            <Badge label={i18n._(reportStage[stage])} tone={TONES[stage]} />
          </Inline>
          <Text tone="strong" weight="medium">
            <bdi>{username}</bdi>
          </Text>
          <Text size="small" tone="muted">
            <bdi>{deal.title}</bdi>
          </Text>
          <Text size="small" tone="muted">
            <Trans>
              Reported <bdi>{moment}</bdi> with <bdi>{email}</bdi>
            </Trans>
          </Text>
        </Stack>
        {(stage === 'submitted' || stage === 'inReview') && <Review report={report} now={now} />}
        {stage === 'overdue' && <Overdue report={report}>{help(report)}</Overdue>}
        {stage === 'connected' && <Connected report={report} />}
        {stage === 'refused' && <Refusal report={report} isToCorrect={isToCorrect} />}
      </Stack>
    </Card>
  );
}

const TONES = {
  submitted: 'info',
  inReview: 'info',
  overdue: 'caution',
  connected: 'positive',
  refused: 'critical',
} as const satisfies Record<Stage, string>;
