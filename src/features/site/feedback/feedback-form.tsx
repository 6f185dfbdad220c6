import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { fieldErrors } from '#forms/field-messages.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { refusalOf } from '#forms/refusal.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { draftNameOf, forgetDraft } from '#lib/drafts.ts';
import { type FeedbackActors, feedbackMachine, view } from '#machines/feedback/feedback.machine.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { sendFeedback } from '#sdk/generated/api/feedback/feedback.ts';
import { SendFeedback201Response } from '#sdk/generated/zod/feedback/feedback.zod.ts';
import { validated } from '#sdk/validated.ts';
import { memberOf } from '#session/session-view.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import {
  feedbackFailed,
  feedbackMessages,
  feedbackOf,
  feedbackProblems,
  refusedMessages,
} from './feedback.schema.ts';

const machine = feedbackMachine.provide({
  actors: {
    sendFeedback: fromPromise(async ({ input, signal }) => {
      const { message, email, room } = input;
      const feedback = { message, ...(email !== null && { email }), ...(room !== null && { room }) };
      validated(SendFeedback201Response, await sendFeedback(feedback, { signal }));
    }),
  } satisfies FeedbackActors,
});

interface FeedbackFormProps {
  /** What the person is asked for, for example "Your question". */
  readonly messageLabel: string;
  readonly room: string | null;
  /** What the message begins with. Each topic keeps a draft of its own. */
  readonly prefilled?: { readonly topic: string; readonly message: string };
  /** Without an address there is nobody to answer, so one is asked for. */
  readonly isAnswerNeeded?: boolean;
}

/** What was typed is kept for the tab and the member who typed it. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { messageLabel, room, prefilled, isAnswerNeeded = false } = props;
  const session = useSession();
  const member = memberOf(session);
  const email = session.user?.email ?? '';
  const { t, i18n } = useLingui();
  const [snapshot, send] = useMachine(machine);
  const shown = view(snapshot);
  const isSent = shown.screen === 'sent';
  const refusal = refusalOf(shown.screen === 'failed' ? shown.failure : null, refusedMessages, i18n);
  const topic = `feedback-${prefilled?.topic ?? room ?? 'support'}`;
  const draftName = member === undefined ? undefined : draftNameOf(member, topic);
  useEffect(() => {
    if (isSent && draftName !== undefined) forgetDraft(draftName);
  }, [isSent, draftName]);
  return (
    <Stack gap={4}>
      <Notice intent="positive">
        {isSent && <Trans>Thanks, we’ve got your message. If you left an email, we’ll reply to it.</Trans>}
      </Notice>
      {isSent ? (
        <Inline>
          <Button
            variant="secondary"
            onPress={() => {
              send({ type: 'form.reopened' });
            }}
          >
            <Trans>Write another message</Trans>
          </Button>
        </Inline>
      ) : (
        <Form
          label={t`Write to us`}
          errorSummaryTitle={t`There is a problem`}
          validate={(values) => fieldErrors(feedbackProblems(values, isAnswerNeeded), feedbackMessages, i18n)}
          errors={refusal.atFields}
          isPending={shown.screen === 'submitting'}
          {...(draftName === undefined ? {} : { draftName })}
          onSubmit={(values) => {
            send({ type: 'feedback.submitted', ...feedbackOf(values), room });
          }}
        >
          <TextArea
            name="message"
            label={messageLabel}
            description={t`Don’t include your password.`}
            defaultValue={prefilled?.message ?? ''}
            isRequired
          />
          <TextField
            name="email"
            type="email"
            label={isAnswerNeeded ? t`Email` : t`Email (optional)`}
            autoComplete="email"
            defaultValue={email}
            isRequired={isAnswerNeeded}
          />
          {refusal.atForm && (
            <FormFailure sentence={feedbackFailed} reason={refusal.atForm} requestId={refusal.requestId} />
          )}
          <Inline>
            <Button
              type="submit"
              variant="primary"
              isPending={shown.screen === 'submitting'}
              pendingLabel={t`Sending`}
            >
              <Trans>Send message</Trans>
            </Button>
          </Inline>
        </Form>
      )}
    </Stack>
  );
}
