import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { FormFailure } from '#forms/form-failure.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { Button } from '#ui/button/button.tsx';
import { draftNameOf, forgetDraft } from '#lib/drafts.ts';
import { memberOf } from '#session/member-of.ts';
import { useSession } from '#session/use-session.ts';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { feedbackFailed, fieldMessage, refusedMessages } from './feedback.messages.ts';
import { feedbackErrors, feedbackOf, type FeedbackField, type FeedbackProblem } from './feedback.schema.ts';
import { useFeedback } from './use-feedback.ts';

interface FeedbackFormProps {
  /** What the person is asked for, for example "Your question". */
  readonly messageLabel: string;
  /** The slug of the room that it is about, or null. */
  readonly room: string | null;
  /** What the message begins with, and what it is about: each topic keeps a draft of its own. */
  readonly prefilled?: { readonly topic: string; readonly message: string };
  /** Without an address there is nobody to answer, so one is asked for. */
  readonly isAnswerNeeded?: boolean;
}

/** A question or remark to us; what was typed survives a detour in this tab, for whoever typed it. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { messageLabel, room, prefilled, isAnswerNeeded = false } = props;
  const session = useSession();
  const member = memberOf(session);
  const email = session.user?.email ?? '';
  const { t, i18n } = useLingui();
  const { isSubmitting, isSent, failure, submit, reopen } = useFeedback();
  const validate = useValidate(isAnswerNeeded);
  const refusal = refusalOf(failure, refusedMessages, i18n);
  const topic = `feedback-${prefilled?.topic ?? room ?? 'support'}`;
  const draftName = member === undefined ? undefined : draftNameOf(member, topic);
  useEffect(() => {
    if (isSent && draftName !== undefined) forgetDraft(draftName);
  }, [isSent, draftName]);
  return (
    <Stack gap={4}>
      <Notice intent="positive">
        {isSent && (
          <Trans>Thank you, your message has arrived. If you left an address, we answer by email.</Trans>
        )}
      </Notice>
      {isSent ? (
        <Inline>
          <Button variant="secondary" onPress={reopen}>
            <Trans>Write another message</Trans>
          </Button>
        </Inline>
      ) : (
        <Form
          label={t`Write to us`}
          errorSummaryTitle={t`There is a problem`}
          validate={validate}
          errors={refusal.atFields}
          isPending={isSubmitting}
          {...(draftName === undefined ? {} : { draftName })}
          onSubmit={(values) => {
            submit({ ...feedbackOf(values), room });
          }}
        >
          <TextArea
            name="message"
            label={messageLabel}
            description={t`Never send us a password.`}
            defaultValue={prefilled?.message ?? ''}
            isRequired
          />
          <TextField
            name="email"
            type="email"
            label={isAnswerNeeded ? t`Email for our answer` : t`Email for our answer (optional)`}
            autoComplete="email"
            defaultValue={email}
            isRequired={isAnswerNeeded}
          />
          {refusal.atForm && <FormFailure sentence={feedbackFailed} reason={refusal.atForm} />}
          <Inline>
            <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={t`Sending`}>
              <Trans>Send message</Trans>
            </Button>
          </Inline>
        </Form>
      )}
    </Stack>
  );
}

/** The form's own check, in the words of this form. */
function useValidate(isAnswerNeeded: boolean) {
  const { i18n } = useLingui();
  return (values: Record<string, string>) =>
    (Object.entries(feedbackErrors(values, { isAnswerNeeded })) as [FeedbackField, FeedbackProblem][]).map(
      ([field, problem]) => ({ field, message: i18n._(fieldMessage(field, problem)) }),
    );
}
