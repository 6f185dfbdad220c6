import { createContext, useMemo } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { joiningReport, type Stage, stageOf } from '#domain/report-stage.ts';
import { useNowAtEnds } from '#hooks/use-now.ts';
import { reportStage } from '#i18n/report-stage.ts';
import { roomAccountsQuery, type RoomAccount } from '#queries/room-accounts.ts';
import { useSession } from '#session/use-session.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { VisuallyHidden } from '#ui/layout/layout.tsx';

/** The report by which the player has joined a room. */
export interface Joined {
  readonly report: RoomAccount;
  readonly stage: Stage;
}

/** By the slug of the room. */
type JoinedRooms = ReadonlyMap<string, Joined>;

/** As `useJoinedRooms`, read once for all cards of a list. */
export const JoinedRoomsContext = createContext<JoinedRooms>(new Map());

const NONE: readonly never[] = [];

/** The rooms that the player has joined; none for a visitor and while the reports load. */
export function useJoinedRooms(): JoinedRooms {
  const { user } = useSession();
  const { data: reports = NONE } = useQuery({ ...roomAccountsQuery(), enabled: user !== null });
  const now = useNowAtEnds(reports.map(({ due_at }) => due_at));
  return useMemo(() => {
    const rooms = new Set(reports.map(({ room }) => room.slug));
    return new Map(
      [...rooms].flatMap((room) => {
        const report = joiningReport(reports, room);
        return report === undefined ? [] : [[room, { report, stage: stageOf(report, now) }] as const];
      }),
    );
  }, [reports, now]);
}

const TONES = {
  submitted: 'info',
  inReview: 'info',
  overdue: 'caution',
  connected: 'positive',
  refused: 'critical',
  unknown: 'neutral',
} as const satisfies Record<Stage, string>;

export function StageBadge({ stage }: { readonly stage: Stage }) {
  const { i18n } = useLingui();
  return <Badge label={i18n._(reportStage[stage])} tone={TONES[stage]} />;
}

interface JoinedSentenceProps {
  readonly joined: Joined;
  /** The id of the deal beside which it stands. */
  readonly deal: number;
}

export function JoinedSentence({ joined: { report, stage }, deal }: JoinedSentenceProps) {
  const { username } = report;
  const { title } = report.deal;
  if (stage !== 'connected') {
    return (
      <Trans>
        You reported <bdi>{username}</bdi> at this room.
      </Trans>
    );
  }
  if (report.deal.id === deal) {
    return (
      <Trans>
        You play here as <bdi>{username}</bdi>.
      </Trans>
    );
  }
  return (
    <Trans>
      You play here as <bdi>{username}</bdi> with “<bdi>{title}</bdi>”.
    </Trans>
  );
}

/** The text of a link to the page of a room that the player has joined. */
export function SeeAccount({ room }: { readonly room: string }) {
  return (
    <span>
      <Trans>See your account</Trans>
      <VisuallyHidden>
        {' '}
        <bdi>{room}</bdi>
      </VisuallyHidden>
    </span>
  );
}
