import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { isToCorrect, isWaiting } from '#domain/report-stage.ts';
import { takeOut } from '#lib/put-away-reports.ts';
import { useNow } from '#hooks/use-now.ts';
import { usePutAway } from '#hooks/use-put-away.ts';
import { Button } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx';
import { ReportsLoadError, ReportsStaleNotice } from './parts/load-error.tsx';
import { NothingReported } from './parts/nothing-reported.tsx';
import { ReportItem } from './parts/report-item.tsx';
import type { Report } from './report.ts';
import { useRoomAccounts } from './room-accounts.queries.ts';

export interface RoomAccountsProps {
  /** Only the reports at this room, or all of them. */
  readonly room: string | null;
  /** What can be done about a report that is not answered in time. */
  readonly help: (report: Report) => ReactNode;
}

/** Every username that the member has reported, with the stage it is at. */
export function RoomAccounts({ room, help }: RoomAccountsProps) {
  const { t } = useLingui();
  const reading = useRoomAccounts(room);
  return (
    <SectionCard
      title={room === null ? t`Your rooms` : t`Your usernames at this room`}
      description={<Trans>Rake counts as soon as the room has connected your username.</Trans>}
    >
      <Reports room={room} help={help} reading={reading} />
    </SectionCard>
  );
}

interface ReportsProps extends RoomAccountsProps {
  readonly reading: ReturnType<typeof useRoomAccounts>;
}

function Reports({ room, help, reading }: ReportsProps) {
  const { t } = useLingui();
  const { data: reports, isError } = reading;
  const dueAts = (reports ?? []).filter(isWaiting).map(({ due_at }) => due_at);
  const now = useNow(dueAts, reading.dataUpdatedAt);
  const putAway = usePutAway();
  if (reports === undefined && isError) return <ReportsLoadError reading={reading} />;
  if (reports === undefined) {
    return (
      <SkeletonGroup label={t`Loading your rooms`}>
        <Stack gap={3}>
          <Skeleton shape="block" height="card" />
          <Skeleton shape="block" height="card" />
        </Stack>
      </SkeletonGroup>
    );
  }
  const shown = reports.filter(({ id }) => !putAway.includes(id));
  const hidden = reports.filter(({ id }) => putAway.includes(id));
  const count = hidden.length;
  return (
    <>
      <ReportsStaleNotice reading={reading} />
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
              for (const { id } of hidden) takeOut(id);
            }}
          >
            {t`${plural(count, { one: 'Show # refused report again', other: 'Show # refused reports again' })}`}
          </Button>
        </Inline>
      )}
    </>
  );
}
