import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';

import { useJoinedRooms } from '#features/deals/room-accounts/joined-rooms.tsx';
import { useRoomAccounts } from '#features/deals/room-accounts/room-accounts.queries.ts';
import { useRoomVisits } from '#features/deals/room-visit/room-visit.tsx';
import { AboutRoom } from '#features/deals/room/about-room.tsx';
import { OpenDeals, Terms, RoomNotOffered } from '#features/deals/room/open-deals.tsx';
import { LazyFeedbackForm } from '#features/site/feedback/lazy-feedback-form.tsx';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { useDealsByEnd } from '#hooks/use-open-deals.ts';
import type { Deal } from '#queries/deals.ts';
import type { Room } from '#queries/rooms.ts';
import { routes } from '#routes.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SpadeIcon } from '#ui/icons/icons.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { TrackRecord } from '../../track-record.tsx';
import { ReportSection } from './report-section.tsx';

const PreFlightDialog = lazyNamed(
  async () => (await import('#features/deals/room/pre-flight-dialog.tsx')).PreFlightDialog,
  { dialog: ({ step, onClose }) => ({ isOpen: step !== 'closed', onClose }) },
);

interface PreFlight {
  /** The last selected deal. It stays set while the dialog closes. */
  readonly deal: Deal;
  readonly step: 'closed' | 'open' | 'followed';
}

interface RoomContentProps {
  readonly room: Room;
  readonly query: string;
}

export function RoomContent({ room, query }: RoomContentProps) {
  const [, navigate] = useLocation();
  const { open, ended } = useDealsByEnd(room.deals);
  const [preFlight, setPreFlight] = useState<PreFlight | null>(null);
  const { note } = useRoomVisits();
  const joined = useJoinedRooms().get(room.slug);
  const { data: reports } = useRoomAccounts(room.slug);
  // Reports that did not load are not called none.
  const hasReports = reports === undefined || reports.length > 0;
  const setStep = (step: PreFlight['step']) => {
    setPreFlight((last) => last && { ...last, step });
  };
  return (
    <Stack gap={6}>
      {joined !== undefined && <TrackRecord room={room.slug} />}
      {room.deals.length === 0 && <RoomNotOffered />}
      {room.deals.length > 0 && open.length === 0 && <ClosedRoom name={room.name} />}
      {open.length > 0 && (
        <OpenDeals
          deals={open}
          joined={joined}
          onLeave={(deal) => {
            setPreFlight({ deal, step: 'open' });
          }}
        />
      )}
      <ReportSection room={room} deals={open} hasJoined={joined !== undefined} query={query} />
      {joined === undefined && hasReports && <TrackRecord room={room.slug} />}
      <AboutRoom room={room} ended={ended} />
      <Grid column="wide" gap={6}>
        <QuestionSection room={room.slug} />
        {open.length > 0 && <Terms roomName={room.name} deals={open} />}
      </Grid>
      {preFlight !== null && (
        <PreFlightDialog
          {...preFlight}
          hasEnded={!open.some(({ id }) => id === preFlight.deal.id)}
          onClose={() => {
            setStep('closed');
          }}
          onFollow={() => {
            note(room);
            setStep('followed');
          }}
          onReport={() => {
            setStep('closed');
            navigate(routes.room.href({ room: room.slug, report: 'open' }));
          }}
          onAsk={() => {
            setStep('closed');
            focusQuestion();
          }}
        />
      )}
    </Stack>
  );
}

function ClosedRoom({ name }: { readonly name: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={2}
      icon={<SpadeIcon />}
      title={t`No Deals Available`}
      action={
        <ButtonLink href={routes.deals.href()} variant="primary">
          <Trans>See the deals</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        All deals at <bdi>{name}</bdi> have ended. Connected accounts keep earning. If you signed up but
        haven’t reported your username, write to us below.
      </Trans>
    </EmptyState>
  );
}

// Lazy, so that the content above does not wait for the form.
const QUESTION_ID = 'question';

/** The typed values are kept for this tab. */
function QuestionSection({ room }: { readonly room: string }) {
  const { t } = useLingui();
  return (
    <div id={QUESTION_ID} tabIndex={-1}>
      <SectionCard title={t`Need more information?`}>
        <LazyFeedbackForm messageLabel={t`Your message`} room={room} />
      </SectionCard>
    </div>
  );
}

/** Moves focus to the question when the dialog closes, instead of back to its opener. */
function focusQuestion(): void {
  // The dialog restores focus in the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.getElementById(QUESTION_ID)?.focus();
    }),
  );
}
