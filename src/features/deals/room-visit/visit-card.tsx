import { Trans, useLingui } from '@lingui/react/macro';

import type { RoomVisit } from '#lib/room-visits.ts';
import { routes } from '#routes.ts';
import { Container } from '#ui/layout/container.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Link } from '#ui/link/link.tsx';
import { Reminder } from '#ui/reminder/reminder.tsx';
import { Text } from '#ui/text/text.tsx';
import { useRoomVisits } from './use-room-visits.ts';
import { VisitSentence } from './visit-sentence.tsx';

interface VisitCardProps {
  /** The room whose own page is shown, which says it itself. */
  readonly shownRoom: string | null;
}

/** Reminds of rooms that were opened and whose usernames are not reported yet: the newest, and below it the others. */
export function VisitCard({ shownRoom }: VisitCardProps) {
  const { t } = useLingui();
  const { visits, forget } = useRoomVisits();
  const [newest, ...others] = visits.filter(({ slug }) => slug !== shownRoom);
  if (newest === undefined) return null;
  return (
    <Container>
      {/* Another room is another reminder: focus does not stay on a cross that now means something else. */}
      <Reminder
        key={newest.slug}
        label={t`Username to report`}
        action={
          <ButtonLink href={reportHref(newest)} variant="secondary" size="small">
            <Trans>Report your username</Trans>
          </ButtonLink>
        }
        dismissLabel={t`Dismiss`}
        onDismiss={() => {
          forget(newest.slug);
        }}
      >
        <Text>
          <VisitSentence visit={newest} /> <Trans>Your rake counts once we know your username.</Trans>
        </Text>
        {others.length > 0 && <Others visits={others} />}
      </Reminder>
    </Container>
  );
}

function Others({ visits }: { readonly visits: readonly RoomVisit[] }) {
  return (
    <Inline gap={2}>
      <Text tone="muted">
        <Trans>Opened before:</Trans>
      </Text>
      {visits.map((visit) => (
        <Link key={visit.slug} href={reportHref(visit)} variant="standalone">
          <bdi>{visit.name}</bdi>
        </Link>
      ))}
    </Inline>
  );
}

function reportHref({ slug }: RoomVisit): string {
  return routes.room.href({ room: slug, report: 'open' });
}
