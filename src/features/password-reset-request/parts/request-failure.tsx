import { FormFailure } from '../../../forms/form-failure.tsx';
import { callFailureReason } from '../../../i18n/call-failure-reason.ts';
import { requestFailed } from '../password-reset-request.messages.ts';
import type { PasswordResetRequest } from '../use-password-reset-request.ts';

export function RequestFailure({ failure }: Pick<PasswordResetRequest, 'failure'>) {
  if (failure === null || failure.code === 'fieldsRejected') return null;
  return <FormFailure sentence={requestFailed} reason={callFailureReason(failure)} />;
}
