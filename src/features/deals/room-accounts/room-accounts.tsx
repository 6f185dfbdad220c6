import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { isToCorrect, isWaiting } from '#domain/report-stage.ts';
import { useNow } from '#hooks/use-now.ts';
import { useDismissedReports } from '#hooks/use-dismissed-reports.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatTime } from '#lib/dates.ts';
import { restoreReport } from '#lib/dismissed-reports.ts';
import { LoadError } from '#loading/load-error.tsx';
import { StaleNotice } from '#loading/stale-notice.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SpadeIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ReportItem } from './report-item.tsx';
import { type Report, useRoomAccounts } from './room-accounts.queries.ts';

interface RoomAccountsProps {
  /** Only the reports at this room, or all of them. */
  readonly room: string | null;
  /** What can be done about a report that is not answered in time. */
  readonly help: (report: Report) => ReactNode;
}

export function RoomAccounts(props: RoomAccountsProps) {
  const { t } = useLingui();
  return (
    <SectionCard
      title={props.room === null ? t`Your rooms` : t`Your usernames at this room`}
      description={<Trans>Rake counts as soon as the room has connected your username.</Trans>}
    >
      <Reports {...props} />
    </SectionCard>
  );
}

function Reports({ room, help }: RoomAccountsProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { data: reports, isError, error, isFetching, dataUpdatedAt, refetch } = useRoomAccounts(room);
  const dueAts = (reports ?? []).filter(isWaiting).map(({ due_at }) => due_at);
  const now = useNow(dueAts, dataUpdatedAt);
  const dismissed = useDismissedReports();
  const retry = {
    error,
    pendingLabel: t`Loading your rooms`,
    isPending: isFetching,
    onRetry: () => void refetch(),
  };
  if (reports === undefined && isError) {
    return (
      <LoadError level={3} title={t`Your rooms did not load.`} {...retry}>
        <Trans>Nothing about your reports has changed.</Trans>
      </LoadError>
    );
  }
  if (reports === undefined) {
    return (
      <SkeletonGroup label={retry.pendingLabel}>
        <Stack gap={3}>
          <Skeleton shape="block" height="card" />
          <Skeleton shape="block" height="card" />
        </Stack>
      </SkeletonGroup>
    );
  }
  const time = formatTime(dataUpdatedAt, locale);
  const shown = reports.filter(({ id }) => !dismissed.includes(id));
  const hidden = reports.filter(({ id }) => dismissed.includes(id));
  const count = hidden.length;
  return (
    <>
      <StaleNotice {...retry}>
        {isError && (
          <Trans>
            Your rooms could not be read again. This is how they were at <bdi>{time}</bdi>.
          </Trans>
        )}
      </StaleNotice>
      {reports.length === 0 ? (
        <NothingReported room={room} />
      ) : (
        <Stack as="ul" gap={4}>
          {shown.map((report) => (
            <ReportItem
              key={report.id}
              report={report}
              now={now}
              isToCorrect={isToCorrect(report, reports)}
              help={help}
            />
          ))}
        </Stack>
      )}
      {count > 0 && (
        <Inline>
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              for (const { id } of hidden) restoreReport(id);
            }}
          >
            {t`${plural(count, { one: 'Show # refused report again', other: 'Show # refused reports again' })}`}
          </Button>
        </Inline>
      )}
    </>
  );
}

function NothingReported({ room }: { readonly room: string | null }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      icon={<SpadeIcon />}
      title={t`No username reported yet`}
      action={
        room === null ? (
          <ButtonLink href={routes.deals.href()} variant="primary">{t`See the deals`}</ButtonLink>
        ) : (
          <ButtonLink href={routes.room.href({ room, report: 'open' })} variant="secondary">
            {t`Report your username`}
          </ButtonLink>
        )
      }
    >
      {room === null ? (
        <Trans>
          Open a partner room through one of our deals, sign up there, and report your username. Without the
          report your rake does not count.
        </Trans>
      ) : (
        <Trans>Have you signed up here? Report your username, or your rake does not count.</Trans>
      )}
    </EmptyState>
  );
}
