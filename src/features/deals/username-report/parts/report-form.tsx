import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { FormFailure } from '#forms/form-failure.tsx';
import { type DraftName, readDraft } from '#lib/drafts.ts';
import { formatList } from '#lib/lists.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ownReport } from '../own-report.ts';
import type { ReportDialogProps } from '../report-dialog-props.ts';
import type { UsernameReportFlow } from '../use-username-report.ts';
import { fieldMessages, reportFailed, reportRefusal } from '../username-report.messages.ts';
import { roomAccountsQuery } from '#queries/room-accounts.ts';
import { reportProblems, submissionOf, type ReportProblems } from '../username-report.schema.ts';
import { DealChoice } from './deal-choice.tsx';
import { ReportHint } from './report-hint.tsx';

interface ReportFormProps extends Pick<ReportDialogProps, 'room' | 'deals' | 'previous' | 'email'> {
  readonly draftName: DraftName;
  readonly flow: UsernameReportFlow;
}

export function ReportForm({ room, deals, previous, email, draftName, flow }: ReportFormProps) {
  const { t, i18n } = useLingui();
  const { data: accounts = [] } = useQuery(roomAccountsQuery());
  const { deal, failure, isSubmitting, submit } = flow;
  const [offered] = useState(deals);
  const isAsked = offered.length > 1 || deals.length > 1;
  const onlyDeal = isAsked ? undefined : deals[0]?.id;
  const ended = offered.filter(({ id }) => !deals.some((deal) => deal.id === id));
  const endedTitles = formatList(
    ended.map(({ title }) => title),
    i18n.locale,
  );
  const [typed, setTyped] = useState(() => firstUsername(draftName, previous));
  const inWords = (problems: ReportProblems): FormError[] =>
    fieldMessages(problems).map(({ field, message }) => ({ field, message: i18n._(message) }));
  const refusal = reportRefusal(failure, i18n);
  return (
    <Form
      label={t`Report your username`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) => inWords(reportProblems(submissionOf(values, onlyDeal), room.slug, accounts))}
      errors={refusal.atFields}
      isPending={isSubmitting}
      draftName={draftName}
      onSubmit={(values) => {
        const submission = submissionOf(values, onlyDeal);
        if (submission.deal !== null) submit(submission.deal, submission);
      }}
    >
      <DealChoice deals={deals} isAsked={isAsked} chosen={deal} />
      {ended.length > 0 && (
        <Alert intent="caution" title={t`Ended meanwhile: ${endedTitles}`}>
          <Trans>
            It cannot be reported here any more. If you signed up by it, close this and write to us.
          </Trans>
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        label={t`Email at this room`}
        description={t`The address that you signed up there with.`}
        autoComplete="email"
        defaultValue={previous?.email ?? email}
        isRequired
      />
      <TextField
        name="username"
        label={t`Username at this room`}
        description={t`Exactly as the other players see it at the table. You find it in your profile there.`}
        autoComplete="off"
        defaultValue={previous?.username ?? ''}
        onValueChange={setTyped}
        isVerbatim
        isRequired
      />
      <ReportHint failure={failure} isReported={ownReport(accounts, room.slug, typed) !== undefined} />
      {refusal.atForm && <FormFailure sentence={reportFailed} reason={refusal.atForm} />}
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
