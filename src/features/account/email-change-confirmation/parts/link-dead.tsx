import { Trans, useLingui } from '@lingui/react/macro';

import type { DeadLink } from '#machines/email-change-confirmation/email-change-confirmation.failures.ts';
import { routes } from '#routes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Link } from '#ui/link/link.tsx';
import { deadLinkReasons } from '../email-change-confirmation.messages.ts';

export function LinkDead({ link }: { readonly link: DeadLink }) {
  const { t, i18n } = useLingui();
  return (
    <Alert
      title={t`Your email was not changed.`}
      action={
        <>
          <Link href={routes.settings.href()} variant="standalone">
            <Trans>Ask for a new link in the settings</Trans>
          </Link>
          <Link href={routes.support.href()} variant="standalone">
            <Trans>Contact support</Trans>
          </Link>
        </>
      }
    >
      {i18n._(deadLinkReasons[link])}
    </Alert>
  );
}
