import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { isToCorrect, isWaiting } from '#domain/report-stage.ts';
import { useNow } from '#hooks/use-now.ts';
import { useDismissedReports } from '#hooks/use-dismissed-reports.ts';
import { restoreReport } from '#lib/dismissed-reports.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SpadeIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
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
  const query = useRoomAccounts(room);
  const dueAts = (query.data ?? []).filter(isWaiting).map(({ due_at }) => due_at);
  const now = useNow(dueAts, query.dataUpdatedAt);
  const dismissed = useDismissedReports();
  return (
    <QueryContent
      query={query}
      failed={t`Your rooms did not load.`}
      loading={t`Loading your rooms`}
      placeholder={
        <Stack gap={3}>
          <Skeleton shape="block" height="card" />
          <Skeleton shape="block" height="card" />
        </Stack>
      }
      reassurance={<Trans>Nothing about your reports has changed.</Trans>}
      stale={(time) => (
        <Trans>
          Your rooms could not be read again. This is how they were at <bdi>{time}</bdi>.
        </Trans>
      )}
    >
      {(reports) => (
        <>
          {reports.length === 0 ? (
            <NothingReported room={room} />
          ) : (
            <Stack as="ul" gap={4}>
              {reports
                .filter(({ id }) => !dismissed.includes(id))
                .map((report) => (
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
          <ShowAgain reports={reports.filter(({ id }) => dismissed.includes(id))} />
        </>
      )}
    </QueryContent>
  );
}

function ShowAgain({ reports }: { readonly reports: readonly Report[] }) {
  const { t } = useLingui();
  const count = reports.length;
  if (count === 0) return null;
  return (
    <Inline>
      <Button
        variant="quiet"
        size="small"
        onPress={() => {
          for (const { id } of reports) restoreReport(id);
        }}
      >
        {t`${plural(count, { one: 'Show # refused report again', other: 'Show # refused reports again' })}`}
      </Button>
    </Inline>
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
