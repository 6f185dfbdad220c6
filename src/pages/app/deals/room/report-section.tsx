import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';

import type { RoomAnswer } from '#features/deals/room/room.queries.ts';
import { SignUpSteps } from '#features/deals/room/sign-up-steps.tsx';
import { useRoomVisits } from '#features/deals/room-visit/use-room-visits.ts';
import { VisitSentence } from '#features/deals/room-visit/visit-sentence.tsx';
import { useRoomAccounts } from '#features/deals/room-accounts/room-accounts.queries.ts';
import { useCorrection } from '#features/deals/room-accounts/use-correction.ts';
import { ReportDialog } from '#features/deals/username-report/report-dialog.tsx';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';

interface ReportSectionProps {
  readonly room: RoomAnswer;
  /** Those that can still be taken. */
  readonly deals: RoomAnswer['deals'];
  readonly query: string;
}

/**
 * How to sign up, while there is a deal to do it by, and its last step: the popup that the address opens and closes. It
 * stays when the last deal ends, to say so.
 */
export function ReportSection({ room, deals, query }: ReportSectionProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const { visits, forget } = useRoomVisits();
  const visit = visits.find(({ slug }) => slug === room.slug);
  const isReporting = routes.room.search(query).report === 'open';
  // Without them nobody knows what is to be corrected.
  const { isPending: areReportsPending } = useRoomAccounts(room.slug);
  const correction = useCorrection(room.slug);
  return (
    <>
      {deals.length > 0 && (
        <SectionCard title={t`How to sign up and be tracked`}>
          <SignUpSteps deals={deals} />
          <Inline>
            <NativeButton
              variant="secondary"
              onPress={() => {
                navigate(routes.room.href({ room: room.slug, report: 'open' }));
              }}
            >
              <Trans>Report your username</Trans>
            </NativeButton>
            {visit !== undefined && (
              <Text size="small" tone="muted">
                <VisitSentence visit={visit} />
              </Text>
            )}
          </Inline>
        </SectionCard>
      )}
      <ReportDialog
        room={room}
        deals={deals}
        previous={correction}
        email={user?.email ?? ''}
        isOpen={isReporting && !areReportsPending}
        onClose={() => {
          navigate(routes.room.href({ room: room.slug }), { replace: true });
        }}
        onReported={() => {
          forget(room.slug);
        }}
      />
    </>
  );
}
