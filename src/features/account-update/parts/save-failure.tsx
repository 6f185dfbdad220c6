import type { MessageDescriptor } from '@lingui/core';

import type { AccountUpdateFailure } from '../../../../machines/account-update/account-update.failures.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { callFailureReason } from '../../../i18n/call-failure-reason.ts';

interface SaveFailureProps {
  /** What was not saved. */
  readonly sentence: MessageDescriptor;
  readonly failure: AccountUpdateFailure | null;
  /** Whether the form has a place for what the server says of this field. */
  readonly isField: (name: string) => boolean;
}

/** The form as a whole was refused; complaints about its fields stand at the fields. */
export function SaveFailure({ sentence, failure, isField }: SaveFailureProps) {
  if (failure === null) return null;
  if (failure.code !== 'fieldsRejected') {
    return <FormFailure sentence={sentence} reason={callFailureReason(failure)} />;
  }
  const isSaidAtFields = Object.keys(failure.fields).some(isField);
  return isSaidAtFields ? null : (
    <FormFailure sentence={sentence} reason={callFailureReason({ code: 'unexpected' })} />
  );
}
