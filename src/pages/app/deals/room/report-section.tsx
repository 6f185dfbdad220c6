import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';

import { useCorrection } from '#features/deals/room-accounts/room-accounts.queries.ts';
import { useRoomVisits, VisitSentence } from '#features/deals/room-visit/room-visit.tsx';
import { lazyNamed } from '#loading/lazy-named.tsx';
import type { Room } from '#queries/rooms.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { Text } from '#ui/text/text.tsx';

const ReportDialog = lazyNamed(
  async () => (await import('#features/deals/username-report/report-dialog.tsx')).ReportDialog,
  { dialog: (props) => props },
);

type Deal = Room['deals'][number];

interface ReportSectionProps {
  readonly room: Room;
  readonly deals: readonly Deal[];
  /** The player has reported a username here, and may have another one. */
  readonly hasJoined: boolean;
  readonly query: string;
}

/** The report dialog, opened by a search parameter. It stays open when the last deal ends, and says so. */
export function ReportSection({ room, deals, hasJoined, query }: ReportSectionProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const { visits, forget } = useRoomVisits();
  const visit = visits.find(({ slug }) => slug === room.slug);
  const correction = useCorrection(room.slug);
  const isOpen = routes.room.search(query).report === 'open' && correction !== undefined;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      {deals.length > 0 && (
        <SectionCard title={hasJoined ? t`Another username here?` : t`How to sign up and be tracked`}>
          {!hasJoined && <SignUpSteps />}
          <Inline>
            <NativeButton
              variant="secondary"
              onPress={() => {
                navigate(routes.room.href({ room: room.slug, report: 'open' }));
              }}
            >
              {hasJoined ? <Trans>Report another username</Trans> : <Trans>Report your username</Trans>}
            </NativeButton>
            {visit !== undefined && (
              <Text size="small" tone="muted">
                <VisitSentence visit={visit} />
              </Text>
            )}
          </Inline>
        </SectionCard>
      )}
      {wasOpened && (
        <ReportDialog
          room={room}
          deals={deals}
          previous={correction ?? null}
          email={user?.email ?? ''}
          isOpen={isOpen}
          onClose={() => {
            navigate(routes.room.href({ room: room.slug }), { replace: true });
          }}
          onReported={() => {
            forget(room.slug);
          }}
        />
      )}
    </>
  );
}

function SignUpSteps() {
  const { t } = useLingui();
  return (
    <Stepper
      steps={[
        {
          title: t`Open the room’s link in a new tab`,
          text: t`Use a deal’s button on this page. We can’t track accounts opened another way.`,
        },
        { title: t`Register, with the bonus code if your deal shows one` },
        {
          title: t`Come back and report your username`,
          text: t`We’ll email you within 72 hours.`,
        },
      ]}
    />
  );
}
