import { useSyncExternalStore } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatLongMoment } from '#lib/dates.ts';
import { forgetVisit, noteVisit, onVisits, readVisits, type RoomVisit } from '#lib/room-visits.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Container, Inline } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Link } from '#ui/link/link.tsx';
import { Reminder } from '#ui/reminder/reminder.tsx';
import { Text } from '#ui/text/text.tsx';

interface RoomVisits {
  /** Newest first. */
  readonly visits: readonly RoomVisit[];
  readonly note: (room: { readonly slug: string; readonly name: string }) => void;
  readonly forget: (slug: string) => void;
}

/** The rooms that the member opened and has not reported a username for, in step with other tabs. */
export function useRoomVisits(): RoomVisits {
  const { user } = useSession();
  const member = user?.id ?? NOBODY;
  return {
    visits: useSyncExternalStore(onVisits, () => readVisits(member)),
    note: ({ slug, name }) => {
      noteVisit(member, { slug, name, openedAt: new Date().toISOString() });
    },
    forget: (slug) => {
      forgetVisit(member, slug);
    },
  };
}

const NOBODY = 0;

interface VisitCardProps {
  /** The slug of the room whose page is open: that page has a reminder of its own. */
  readonly shownRoom: string | null;
}

/** A reminder of the newest visit, and links to the others. */
export function VisitCard({ shownRoom }: VisitCardProps) {
  const { t } = useLingui();
  const { visits, forget } = useRoomVisits();
  const [newest, ...others] = visits.filter(({ slug }) => slug !== shownRoom);
  if (newest === undefined) return null;
  return (
    <Container>
      {/* Keyed, so that focus does not stay on a Dismiss button that now means another room. */}
      <Reminder
        key={newest.slug}
        label={t`Report your username`}
        action={
          <ButtonLink href={reportHref(newest)} variant="secondary" size="small">
            <Trans>Report your username</Trans>
          </ButtonLink>
        }
        dismissLabel={t({ message: 'Dismiss', context: 'reminder' })}
        onDismiss={() => {
          forget(newest.slug);
        }}
      >
        <Text>
          <VisitSentence visit={newest} />
        </Text>
        <Text>
          <Trans>Your rake counts once the room has confirmed your username.</Trans>
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
        <Trans>You also opened:</Trans>
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

export function VisitSentence({ visit: { name, openedAt } }: { readonly visit: RoomVisit }) {
  const { locale } = useLanguage();
  const moment = formatLongMoment(openedAt, locale);
  return (
    <Trans>
      You opened <bdi>{name}</bdi> on <bdi>{moment}</bdi>.
    </Trans>
  );
}
