import { FormFailure } from '../../../forms/form-failure.tsx';
import type { callFailureReason, pressFailureReason } from '../../../i18n/call-failure-reason.ts';
import { requestFailed } from '../password-reset-request.messages.ts';
import type { PasswordResetRequest } from '../use-password-reset-request.ts';

interface RequestFailureProps extends Pick<PasswordResetRequest, 'failure'> {
  /** In words for what was done last: an address typed, or a button pressed. */
  readonly reasonOf: typeof callFailureReason | typeof pressFailureReason;
}

export function RequestFailure({ failure, reasonOf }: RequestFailureProps) {
  if (failure === null || failure.code === 'fieldsRejected') return null;
  return <FormFailure sentence={requestFailed} reason={reasonOf(failure)} />;
}
