import type {
  EmailChangeActors,
  EmailChangeSubmission,
  PendingChange,
} from '#machines/email-change/email-change.contract.ts';
import { fromPromise } from '#machines/shared/from-promise.ts';
import { cancelEmailChange, changeEmail } from '#sdk/generated/api/email/email.ts';
import { ChangeEmail200Response } from '#sdk/generated/zod/email/email.zod.ts';
import { validated } from '#sdk/validated.ts';
import { pendingUntil } from './pending-until.ts';

export const emailChangeActors = {
  requestEmailChange: fromPromise<PendingChange, EmailChangeSubmission>(async ({ input, signal }) => {
    const change = { new_email: input.newEmail, current_password: input.currentPassword };
    const answer = validated(ChangeEmail200Response, await changeEmail(change, { signal }));
    return pendingUntil(answer.unconfirmed_email, answer.unconfirmed_email_expires_at);
  }),
  cancelEmailChange: fromPromise<void, Record<string, never>>(async ({ signal }) => {
    await cancelEmailChange({ signal });
  }),
} satisfies EmailChangeActors;
