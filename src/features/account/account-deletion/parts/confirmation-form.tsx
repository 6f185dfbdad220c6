import { useLingui } from '@lingui/react/macro';

import { FormFailure } from '#forms/form-failure.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import {
  confirmationWord,
  deletionFailed,
  deletionFailureReason,
  waitForRedemption,
} from '../account-deletion.messages.ts';
import { useRunningRedemption } from '../account-deletion.queries.ts';
import { isConfirmed } from '../account-deletion.schema.ts';
import type { AccountDeletionFlow } from '../use-account-deletion.ts';

const FIELD = 'confirmation';

interface ConfirmationFormProps {
  readonly deletion: AccountDeletionFlow;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

/** The word that shows that it is meant, and the two ways on. The harmless one has focus. */
export function ConfirmationForm({ deletion, typed, onTyped }: ConfirmationFormProps) {
  const { t, i18n } = useLingui();
  const { data: redemption } = useRunningRedemption();
  const mustWait = redemption?.isRunning === true;
  const word = i18n._(confirmationWord);
  const { failure, isDeleting } = deletion;
  return (
    <Form
      label={t`Delete account`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) =>
        isConfirmed(values[FIELD] ?? '', word) ? [] : [{ field: FIELD, message: t`Type ${word} to go on.` }]
      }
      isPending={isDeleting}
      onSubmit={deletion.confirm}
    >
      <TextField
        name={FIELD}
        label={t`Type ${word} to confirm`}
        autoComplete="off"
        defaultValue={typed}
        onValueChange={onTyped}
        isRequired
      />
      {failure !== null && <FormFailure sentence={deletionFailed} reason={deletionFailureReason(failure)} />}
      {mustWait && failure === null && <Alert intent="caution" title={i18n._(waitForRedemption)} />}
      <Inline justify="end">
        <Button autoFocus isDisabled={isDeleting} onPress={deletion.abandon} variant="secondary">
          {t`Cancel`}
        </Button>
        <Button
          type="submit"
          variant="critical"
          isDisabled={mustWait}
          isPending={isDeleting}
          pendingLabel={t`Deleting your account`}
        >
          {t`Delete account`}
        </Button>
      </Inline>
    </Form>
  );
}
