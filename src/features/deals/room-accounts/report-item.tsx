import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { stageOf } from '#domain/report-stage.ts';
import { reportStage } from '#i18n/report-stage.ts';
import { timeLeftMessage } from '#i18n/time-left.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongMoment } from '#lib/dates.ts';
import { dismissReport } from '#lib/dismissed-reports.ts';
import { timeLeft } from '#lib/time-left.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Inline, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Link } from '#ui/link/link.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { Text } from '#ui/text/text.tsx';
import { ConnectedSince } from './connected-line.tsx';
import { StageBadge } from './joined-rooms.tsx';
import type { Report } from './room-accounts.queries.ts';

interface ReportItemProps {
  readonly report: Report;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** It was refused, and nothing was reported at the room since. */
  readonly isToCorrect: boolean;
  /** The reports of all rooms are listed, so that each names its room. */
  readonly isAmongRooms: boolean;
  /** What can be done about a report that is not answered in time. */
  readonly help: (report: Report) => ReactNode;
}

export function ReportItem({ report, now, isToCorrect, isAmongRooms, help }: ReportItemProps) {
  const { locale } = useLanguage();
  const { room, deal, email, username } = report;
  const stage = stageOf(report, now);
  const moment = formatLongMoment(report.reported_at, locale);
  return (
    <Card as="li" surface="sunken" padding="small">
      <Stack gap={4}>
        <Stack gap={1}>
          <Inline justify="between" align="start">
            <Heading level={3}>
              {isAmongRooms ? (
                <Link href={routes.room.href({ room: room.slug })}>
                  <bdi>{room.name}</bdi>
                </Link>
              ) : (
                <bdi>{username}</bdi>
              )}
            </Heading>
            <StageBadge stage={stage} />
          </Inline>
          {isAmongRooms && (
            <Text tone="strong" weight="medium">
              <bdi>{username}</bdi>
            </Text>
          )}
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
        {stage === 'overdue' && <Overdue report={report} help={help} />}
        {stage === 'unknown' && <Unknown report={report} help={help} />}
        {stage === 'connected' && <ConnectedSince report={report} />}
        {stage === 'refused' && <Refusal report={report} isToCorrect={isToCorrect} />}
      </Stack>
    </Card>
  );
}

function Review({ report, now }: Pick<ReportItemProps, 'report' | 'now'>) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const due = formatLongMoment(report.due_at, locale);
  const left = timeLeft(report.due_at, now);
  return (
    <Stack gap={4}>
      <Stepper
        steps={[
          { title: i18n._(reportStage.submitted), text: formatLongMoment(report.reported_at, locale) },
          { title: i18n._(reportStage.inReview) },
          { title: i18n._(reportStage.connected) },
        ]}
        progress={{
          current: report.status === 'submitted' ? 0 : 1,
          stateLabels: { done: t`Done:`, current: t`Now:`, upcoming: t`Next:` },
        }}
      />
      <Stack gap={1}>
        <Text>
          <Trans>
            We’ll email you by <bdi>{due}</bdi>.
          </Trans>
        </Text>
        {left !== null && <Text>{i18n._(timeLeftMessage(left))}</Text>}
      </Stack>
    </Stack>
  );
}

function Overdue({ report, help }: Pick<ReportItemProps, 'report' | 'help'>) {
  const { locale } = useLanguage();
  const due = formatLongMoment(report.due_at, locale);
  return (
    <Stack gap={3}>
      <Text>
        <Trans>
          The room should have answered by <bdi>{due}</bdi>. Write to us and we’ll ask.
        </Trans>
      </Text>
      {help(report)}
    </Stack>
  );
}

function Unknown({ report, help }: Pick<ReportItemProps, 'report' | 'help'>) {
  return (
    <Stack gap={3}>
      <Text>
        <Trans>We can’t show the status of this report. Reload the page or write to us.</Trans>
      </Text>
      {help(report)}
    </Stack>
  );
}

function Refusal({ report, isToCorrect }: Pick<ReportItemProps, 'report' | 'isToCorrect'>) {
  const { reason, room } = report;
  const away = (
    <Button
      variant="quiet"
      size="small"
      onPress={() => {
        dismissReport(report.id);
      }}
    >
      <Trans context="username report">Dismiss</Trans>
    </Button>
  );
  return (
    <Stack gap={3}>
      <Text>
        {reason === null ? (
          <Trans>The room couldn’t connect this username.</Trans>
        ) : (
          <Trans>
            Reason: <bdi>{reason}</bdi>
          </Trans>
        )}
      </Text>
      {isToCorrect ? (
        <Inline>
          <ButtonLink
            href={routes.room.href({ room: room.slug, report: 'open' })}
            variant="secondary"
            size="small"
          >
            <Trans>Fix and send again</Trans>
          </ButtonLink>
          {away}
        </Inline>
      ) : (
        <>
          <Text size="small" tone="muted">
            <Trans>You’ve reported another username here since then.</Trans>
          </Text>
          <Inline>{away}</Inline>
        </>
      )}
    </Stack>
  );
}
