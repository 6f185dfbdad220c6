import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { ownReport } from '#domain/report-stage.ts';
import { fieldErrors } from '#forms/field-messages.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { type DraftName, readDraft } from '#lib/drafts.ts';
import { formatList } from '#lib/lists.ts';
import type {
  ReportDetails,
  UsernameReportFailure,
} from '#machines/username-report/username-report.contract.ts';
import type { UsernameReportView } from '#machines/username-report/username-report.machine.ts';
import { roomAccountsQuery } from '#queries/room-accounts.ts';
import { routes } from '#routes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Correction } from '../room-accounts/room-accounts.queries.ts';
import {
  alreadyReported,
  reportFailed,
  reportMessages,
  reportProblems,
  reportRefusal,
  submissionOf,
} from './username-report.schema.ts';

export interface ReportDialogProps {
  readonly room: { readonly slug: string; readonly name: string };
  /** The deals of the room that a report can be for. */
  readonly deals: readonly { readonly id: number; readonly title: string }[];
  readonly previous: Correction | null;
  readonly email: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

interface ReportFormProps extends Pick<ReportDialogProps, 'room' | 'deals' | 'previous' | 'email'> {
  readonly draftName: DraftName;
  readonly view: Exclude<UsernameReportView, { screen: 'reported' }>;
  readonly onSubmit: (deal: number, details: ReportDetails) => void;
}

export function ReportForm(props: ReportFormProps) {
  const { room, deals, previous, email, draftName, view, onSubmit } = props;
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const { data: accounts = [] } = useQuery(roomAccountsQuery());
  const failure = view.screen === 'failed' ? view.failure : null;
  const isSubmitting = view.screen === 'submitting';
  const [offered] = useState(deals);
  const isAsked = offered.length > 1 || deals.length > 1;
  const onlyDeal = isAsked ? undefined : deals[0]?.id;
  const ended = offered.filter(({ id }) => !deals.some((deal) => deal.id === id));
  const endedTitles = formatList(
    ended.map(({ title }) => title),
    locale,
  );
  const [typed, setTyped] = useState(() => firstUsername(draftName, previous));
  const refusal = reportRefusal(failure, i18n);
  return (
    <Form
      errorSummaryTitle={t`There is a problem`}
      validate={(values) =>
        fieldErrors(reportProblems(submissionOf(values, onlyDeal), room.slug, accounts), reportMessages, i18n)
      }
      errors={refusal.atFields}
      isPending={isSubmitting}
      draftName={draftName}
      onSubmit={(values) => {
        const submission = submissionOf(values, onlyDeal);
        if (submission.deal !== null) onSubmit(submission.deal, submission);
      }}
    >
      <DealChoice deals={deals} isAsked={isAsked} chosen={view.deal} />
      {ended.length > 0 && (
        <Alert intent="caution" title={t`No longer open: ${endedTitles}`}>
          <Trans>If you signed up with a deal that has ended, close this and write to us.</Trans>
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        label={t`Email at this room`}
        description={t`The email you signed up with at the room.`}
        autoComplete="email"
        defaultValue={previous?.email ?? email}
        isRequired
      />
      <TextField
        name="username"
        label={t`Username at this room`}
        description={t`Exactly as other players see it at the table.`}
        autoComplete="off"
        defaultValue={previous?.username ?? ''}
        onValueChange={setTyped}
        isVerbatim
        isRequired
      />
      <ReportHint failure={failure} isReported={ownReport(accounts, room.slug, typed) !== undefined} />
      {refusal.atForm && (
        <FormFailure sentence={reportFailed} reason={refusal.atForm} requestId={refusal.requestId} />
      )}
      <Inline justify="end">
        <Button
          type="submit"
          variant="primary"
          isPending={isSubmitting}
          pendingLabel={t`Reporting your username`}
        >
          <Trans>Report username</Trans>
        </Button>
      </Inline>
    </Form>
  );
}

function firstUsername(draftName: DraftName, previous: ReportDialogProps['previous']): string {
  const draft = readDraft(draftName).get('username');
  return typeof draft === 'string' ? draft : (previous?.username ?? '');
}

interface DealChoiceProps extends Pick<ReportDialogProps, 'deals'> {
  readonly isAsked: boolean;
  readonly chosen: number | null;
}

function DealChoice({ deals, isAsked, chosen }: DealChoiceProps) {
  const { t } = useLingui();
  const [first] = deals;
  if (first !== undefined && !isAsked) {
    return (
      <Stack gap={1}>
        <Text size="small" tone="muted">{t`Deal`}</Text>
        <Text weight="medium">
          <bdi>{first.title}</bdi>
        </Text>
      </Stack>
    );
  }
  return (
    <RadioGroup
      name="deal"
      label={t`Deal you signed up with`}
      options={deals.map(({ id, title }) => ({ value: String(id), label: <bdi>{title}</bdi> }))}
      defaultValue={String(chosen ?? '')}
      isRequired
    />
  );
}

interface ReportHintProps {
  readonly failure: UsernameReportFailure | null;
  /** The typed username is among the player's own reports. */
  readonly isReported: boolean;
}

function ReportHint({ failure, isReported }: ReportHintProps) {
  const { t, i18n } = useLingui();
  if (isReported || failure?.code === 'alreadyReported') {
    return (
      <Notice
        action={
          <Link href={routes.app.href()} variant="standalone">
            <Trans>See your rooms</Trans>
          </Link>
        }
      >
        {i18n._(alreadyReported)}
      </Notice>
    );
  }
  if (failure?.code === 'reportedByAnother') {
    return (
      <Notice
        action={
          <Link href={routes.support.href()} variant="standalone" newTabLabel={t`opens in a new tab`}>
            <Trans>Contact support</Trans>
          </Link>
        }
      >
        <Trans>Is it yours? Write to us and we’ll ask the room.</Trans>
      </Notice>
    );
  }
  return <Notice />;
}
