import { Trans, useLingui } from '@lingui/react/macro';

import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';

export function PasswordChanged({ onReopen }: { readonly onReopen: () => void }) {
  const { t } = useLingui();
  return (
    <Alert
      intent="positive"
      title={t`Your password was changed.`}
      takesFocus
      action={
        <Button variant="secondary" size="small" onPress={onReopen}>
          <Trans>Change it again</Trans>
        </Button>
      }
    >
      <Trans>Other devices have been logged out.</Trans>
    </Alert>
  );
}
