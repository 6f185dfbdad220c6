import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { PasswordUpdated } from '#features/auth/password-reset/password-updated.tsx';
import { noteInHistory } from '#lib/history-notes.ts';
import { forgetResetTargets, type LoginTargets } from '#lib/pending-login.ts';
import { clearSettings } from '#lib/settings-storage.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { Card } from '#ui/layout/card.tsx';
import { type OnTitle, useTitle } from '../../use-title.ts';

interface UpdatedStepProps {
  readonly targets: LoginTargets;
  readonly onTitle: OnTitle;
}

/**
 * The link has done its work, and the server has ended every session: this browser lets go of both, and of the address
 * of an ended session, which would fill in the login and may be that of somebody else.
 */
export function JustUpdatedStep({ targets, onTitle }: UpdatedStepProps) {
  const { isAuthorized, logOut } = useSession();

  useEffect(() => {
    noteInHistory({ passwordUpdated: true });
    forgetResetTargets();
    clearSettings();
  }, []);

  useEffect(() => {
    if (isAuthorized) logOut();
  }, [isAuthorized, logOut]);

  return <UpdatedStep targets={targets} onTitle={onTitle} />;
}

export function UpdatedStep({ targets, onTitle }: UpdatedStepProps) {
  const { t } = useLingui();
  useTitle(onTitle, t`Password was updated`);
  return (
    <Card padding="large">
      <PasswordUpdated loginHref={routes.login.href(targets)} />
    </Card>
  );
}
