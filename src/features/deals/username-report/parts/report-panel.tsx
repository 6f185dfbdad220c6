import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

import { draftNameOf, forgetDraft } from '#lib/drafts.ts';
import { useSession } from '#session/use-session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { ReportDialogProps } from '../report-dialog-props.ts';
import { useUsernameReport } from '../use-username-report.ts';
import { NoDeal } from './no-deal.tsx';
import { ReportForm } from './report-form.tsx';
import { Reported } from './reported.tsx';

/** The dialog itself. Import this file lazily. */
export function ReportPanel({ isOpen, onClose, onReported, ...report }: ReportDialogProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const { room, deals, previous } = report;
  const flow = useUsernameReport({
    room: room.slug,
    deals: deals.map(({ id }) => id),
    previousDeal: previous?.deal ?? null,
  });
  const { reopen } = flow;
  const isReported = flow.report !== null;
  const draftName = draftNameOf(user?.id ?? null, `username-report-${room.slug}`);

  useEffect(() => {
    if (isOpen) reopen();
  }, [isOpen, reopen]);

  const finish = useEffectEvent(() => {
    forgetDraft(draftName);
    onReported();
  });
  useEffect(() => {
    if (isReported) finish();
  }, [isReported]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Report your username`}
      closeLabel={t`Close`}
      isPending={flow.isSubmitting}
    >
      {flow.report !== null && <Reported report={flow.report} room={room.name} onDone={onClose} />}
      {flow.report === null && deals.length === 0 && <NoDeal />}
      {flow.report === null && deals.length > 0 && (
        // What stands in the form at first is known when the member's reports are.
        <ReportForm key={previous?.username ?? ''} {...report} draftName={draftName} flow={flow} />
      )}
    </Dialog>
  );
}
