import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { isToCorrect, isWaiting } from '#domain/report-stage.ts';
import { useNow } from '#hooks/use-now.ts';
import { useDismissedReports } from '#hooks/use-dismissed-reports.ts';
import { restoreReport } from '#lib/dismissed-reports.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { Button } from '#ui/button/button.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ConnectedLine } from './connected-line.tsx';
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
      description={<Trans>Your rake counts once the room has confirmed your username.</Trans>}
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
      failed={t`We couldn’t load this.`}
      loading={t`Loading`}
      placeholder={
        <Stack gap={3}>
          <Skeleton shape="block" height="card" />
          <Skeleton shape="block" height="card" />
        </Stack>
      }
    >
      {(reports) => {
        const shown = reports.filter(({ id }) => !dismissed.includes(id));
        // Among all rooms, nothing is left to do about a connected one.
        const isFolded = ({ status }: Report) => room === null && status === 'connected';
        return (
          <>
            <Stack as="ul" gap={4}>
              {shown
                .filter((report) => !isFolded(report))
                .map((report) => (
                  <ReportItem
                    key={report.id}
                    report={report}
                    now={now}
                    isToCorrect={isToCorrect(report, reports)}
                    isAmongRooms={room === null}
                    help={help}
                  />
                ))}
              {shown.filter(isFolded).map((report) => (
                <ConnectedLine key={report.id} report={report} />
              ))}
            </Stack>
            <ShowAgain reports={reports.filter(({ id }) => dismissed.includes(id))} />
          </>
        );
      }}
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
        {t`${plural(count, { one: 'Show # dismissed report', other: 'Show # dismissed reports' })}`}
      </Button>
    </Inline>
  );
}
