import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';

import { ownReport } from '#domain/report-stage.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { formatLongMoment } from '#lib/dates.ts';
import { draftNameOf, forgetDraft } from '#lib/drafts.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import type {
  ReportedUsername,
  UsernameReportActors,
} from '#machines/username-report/username-report.contract.ts';
import { usernameReportMachine, view } from '#machines/username-report/username-report.machine.ts';
import { readRoomAccounts, reportRoomAccountAnswer, roomAccountsQuery } from '#queries/room-accounts.ts';
import { routes } from '#routes.ts';
import { reportRoomAccount } from '#sdk/generated/api/room-accounts/room-accounts.ts';
import { validated } from '#sdk/validated.ts';
import { useSession } from '#session/use-session.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SpadeIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { type ReportDialogProps, ReportForm } from './report-form.tsx';

const machine = usernameReportMachine.provide({
  actors: {
    reportUsername: fromPromise(async ({ input, signal }): Promise<ReportedUsername> => {
      const answer = await reportRoomAccount(input, { signal });
      const { id, username, due_at } = validated(reportRoomAccountAnswer, answer);
      return { id, username, status: 'submitted', dueAt: due_at };
    }),
    findReport: fromPromise(async ({ input: { room, username }, signal }) => {
      const accounts = await readRoomAccounts(signal);
      const found = ownReport(accounts, room, username);
      return found === undefined
        ? null
        : { id: found.id, username: found.username, status: found.status, dueAt: found.due_at };
    }),
  } satisfies UsernameReportActors,
});

/** What was typed stays until it is reported. Import this file lazily. */
export function ReportDialog({ isOpen, onClose, onReported, ...report }: ReportDialogProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const client = useQueryClient();
  const { room, deals, previous } = report;
  const [input] = useState({
    room: room.slug,
    deals: deals.map(({ id }) => id),
    previousDeal: previous?.deal ?? null,
  });
  const [snapshot, send] = useMachine(machine, { input });
  const shown = view(snapshot);
  const isReported = shown.screen === 'reported';
  const isListOutdated =
    isReported || (shown.screen === 'failed' && shown.failure.code === 'alreadyReported');
  const draftName = draftNameOf(user?.id ?? null, `username-report-${room.slug}`);

  useEffect(() => {
    if (isListOutdated) void client.invalidateQueries(roomAccountsQuery());
  }, [client, isListOutdated]);

  useEffect(() => {
    if (isOpen) send({ type: 'form.reopened' });
  }, [isOpen, send]);

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
      isPending={shown.screen === 'submitting'}
    >
      {shown.screen === 'reported' ? (
        <Reported report={shown.report} room={room.name} onDone={onClose} />
      ) : deals.length === 0 ? (
        <NoDeal />
      ) : (
        <ReportForm
          // The form starts over with the values of a refused report once those are loaded.
          key={previous?.username ?? ''}
          {...report}
          draftName={draftName}
          view={shown}
          onSubmit={(deal, details) => {
            // The deal is sent along with every submission: the form shows the player's choice.
            send({ type: 'deal.chosen', deal });
            send({ type: 'report.submitted', ...details });
          }}
        />
      )}
    </Dialog>
  );
}

interface ReportedProps {
  readonly report: ReportedUsername;
  readonly room: string;
  readonly onDone: () => void;
}

function Reported({ report, room, onDone }: ReportedProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { username } = report;
  const due = formatLongMoment(report.dueAt, locale);
  return (
    <Stack gap={6}>
      <Alert intent="positive" title={t`We’ve received your username`} takesFocus>
        <Trans>
          We’re asking <bdi>{room}</bdi> about <bdi>{username}</bdi>. Expect an email within 72 hours, by{' '}
          <bdi>{due}</bdi>.
        </Trans>
      </Alert>
      <Inline justify="end">
        <Button variant="primary" onPress={onDone}>
          <Trans>Done</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}

function NoDeal() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      icon={<SpadeIcon />}
      title={t`No Deals Available`}
      action={
        <Link href={routes.deals.href()} variant="standalone">
          {t`See the deals`}
        </Link>
      }
    >
      <Trans>
        This room has no deal in your country now. If you signed up with one that has ended,{' '}
        <Link href={routes.support.href()}>contact support</Link>.
      </Trans>
    </EmptyState>
  );
}
