import { useLocation } from 'wouter';

import { AboutRoom } from '#features/deals/room/about-room.tsx';
import { CountingRule } from '#features/deals/room/counting-rule.tsx';
import { EndedDeals } from '#features/deals/room/ended-deals.tsx';
import { OpenDeals } from '#features/deals/room/open-deals.tsx';
import { roomDeals } from '#features/deals/room/room-deals.ts';
import { RoomFacts } from '#features/deals/room/room-facts.tsx';
import type { RoomAnswer } from '#features/deals/room/room.queries.ts';
import { Terms } from '#features/deals/room/terms.tsx';
import { usePreFlight } from '#features/deals/room/use-pre-flight.ts';
import { useRoomVisits } from '#features/deals/room-visit/use-room-visits.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { useNowAtEnds } from '#hooks/use-now.ts';
import { routes } from '#routes.ts';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TrackRecord } from '../../track-record.tsx';
import { ClosedRoom } from './closed-room.tsx';
import { focusQuestion, QuestionSection } from './question-section.tsx';
import { RoomNotOffered } from '#features/deals/room/room-not-offered.tsx';
import { ReportSection } from './report-section.tsx';

const PreFlightDialog = lazyNamed(
  async () => (await import('#features/deals/room/pre-flight-dialog.tsx')).PreFlightDialog,
  { dialog: ({ preFlight }) => ({ isOpen: preFlight.isOpen, onClose: preFlight.close }) },
);

interface RoomContentProps {
  readonly room: RoomAnswer;
  readonly query: string;
}

/** Everything about a room that has been read: first what to get and how, then what it is like. */
export function RoomContent({ room, query }: RoomContentProps) {
  const [, navigate] = useLocation();
  const now = useNowAtEnds(room.deals.map(({ expires_at }) => expires_at));
  const { open, ended } = roomDeals(room.deals, now);
  const preFlight = usePreFlight();
  const { note } = useRoomVisits();
  return (
    <Stack gap={6}>
      {room.deals.length === 0 && <RoomNotOffered room={room} />}
      {room.deals.length > 0 && open.length === 0 && <ClosedRoom name={room.name} />}
      {open.length > 0 && <OpenDeals deals={open} onLeave={preFlight.open} />}
      <ReportSection room={room} deals={open} query={query} />
      <TrackRecord room={room.slug} />
      <Grid column="wide" gap={6}>
        <RoomFacts room={room} />
        <AboutRoom room={room} />
        <CountingRule rule={room.counting_rule} />
        {ended.length > 0 && <EndedDeals deals={ended} />}
      </Grid>
      <Grid column="wide" gap={6}>
        <QuestionSection room={room.slug} />
        {open.length > 0 && <Terms roomName={room.name} deals={open} />}
      </Grid>
      {preFlight.deal !== null && (
        <PreFlightDialog
          deal={preFlight.deal}
          hasEnded={!open.some(({ id }) => id === preFlight.deal?.id)}
          preFlight={preFlight}
          onOpened={() => {
            note(room);
          }}
          onReport={() => {
            preFlight.close();
            navigate(routes.room.href({ room: room.slug, report: 'open' }));
          }}
          onAsk={() => {
            preFlight.close();
            focusQuestion();
          }}
        />
      )}
    </Stack>
  );
}
