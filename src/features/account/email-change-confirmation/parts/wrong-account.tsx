import { Trans, useLingui } from '@lingui/react/macro';

import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';

interface WrongAccountProps {
  /** Who is logged in here. */
  readonly email: string | null;
  readonly onLogOut: () => void;
}

export function WrongAccount({ email, onLogOut }: WrongAccountProps) {
  const { t } = useLingui();
  return (
    <Alert
      title={t`This link belongs to another account.`}
      action={
        <Button variant="secondary" size="small" onPress={onLogOut}>
          <Trans>Log out</Trans>
        </Button>
      }
    >
      <Trans>
        You are logged in as <bdi>{email}</bdi>. Log out, log in to the account whose email is to be changed,
        and open the link in our email again.
      </Trans>
    </Alert>
  );
}
