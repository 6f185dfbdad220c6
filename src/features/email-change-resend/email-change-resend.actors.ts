import { fromPromise } from 'xstate';

import type { MailRequestActors } from '../../../machines/shared/mail-request.contract.ts';
import { resendEmailChange } from '../../sdk/generated/api/email/email.ts';

export const emailChangeResendActors = {
  sendMail: fromPromise<void, { readonly email: string }>(async ({ signal }) => {
    await resendEmailChange(undefined, signal);
  }),
} satisfies MailRequestActors;
