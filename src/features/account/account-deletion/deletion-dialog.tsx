import { Trans, useLingui } from '@lingui/react/macro';

import {
  type AccountDeletionFlow,
  confirmationWord,
  deletionFailed,
  deletionFailureReason,
  isConfirmed,
  waitForRedemption,
} from '#features/account/account-deletion/account-deletion.flow.ts';
import { Losses, useLatestRedemption } from '#features/account/account-deletion/losses.tsx';
import type { MemberAccount } from '#features/account/account/account-gate.tsx';
import { DataDownload } from '#features/account/data-export/data-download.tsx';
import { FormFailure } from '#forms/form-failure.tsx';
import { requestIdOf } from '#forms/refusal.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';

import { Inline, Stack } from '#ui/layout/layout.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Text } from '#ui/text/text.tsx';

interface DeletionDialogProps {
  readonly account: MemberAccount;
  readonly deletion: AccountDeletionFlow;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

/** Shows what would be lost, offers a data export, and asks for confirmation. Import this file lazily. */
export function DeletionDialog({ account, deletion, typed, onTyped }: DeletionDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={deletion.screen !== 'closed'}
      onClose={deletion.abandon}
      title={t`Delete your account?`}
      closeLabel={t`Close`}
      isPending={isBusy(deletion)}
    >
      <Stack gap={6}>
        <Stack gap={4}>
          <Text>
            <Trans>You can’t undo this. You’ll lose:</Trans>
          </Text>
          <Losses account={account} />
        </Stack>
        <DataDownload />
        <ConfirmationForm deletion={deletion} typed={typed} onTyped={onTyped} />
      </Stack>
    </Dialog>
  );
}

const FIELD = 'confirmation';

interface ConfirmationFormProps {
  readonly deletion: AccountDeletionFlow;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

/** The confirmation word and the two buttons. The one that keeps the account has focus. */
export function ConfirmationForm({ deletion, typed, onTyped }: ConfirmationFormProps) {
  const { t, i18n } = useLingui();
  const { data: redemption } = useLatestRedemption();
  // Of a status that is new here, the server says whether it has to be waited for.
  const mustWait = redemption?.status === 'pending';
  const word = i18n._(confirmationWord);
  const { failure } = deletion;
  const isDeleting = isBusy(deletion);
  return (
    <Form
      label={t`Delete account`}
      errorSummaryTitle={t`There is a problem`}
      validate={(values) =>
        isConfirmed(values[FIELD] ?? '', word) ? [] : [{ field: FIELD, message: t`Type ${word} to confirm` }]
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
      {failure !== null && (
        <FormFailure
          sentence={deletionFailed}
          reason={deletionFailureReason(failure)}
          {...requestIdOf(failure)}
        />
      )}
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

/** Also after the deletion, so that no action on the account is offered. */
function isBusy({ screen }: AccountDeletionFlow): boolean {
  return screen === 'deleting' || screen === 'deleted';
}
