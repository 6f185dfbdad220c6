import { useEffect } from 'react';

import { PasswordUpdated } from '../../../features/password-reset/password-updated.tsx';
import { noteInHistory } from '../../../lib/history-notes.ts';
import { forgetResetTargets, type LoginTargets } from '../../../lib/pending-login.ts';
import { clearSettings } from '../../../lib/settings-storage.ts';
import { routes } from '../../../routes.ts';
import { useSession } from '../../../session/use-session.ts';
import { Card } from '../../../ui/layout/card.tsx';

interface UpdatedStepProps {
  readonly targets: LoginTargets;
}

/**
 * The link has done its work, and the server has ended every session: this browser lets go of both, and of the address
 * of an ended session, which would fill in the login and may be that of somebody else.
 */
export function JustUpdatedStep({ targets }: UpdatedStepProps) {
  const { isAuthorized, signOut } = useSession();

  useEffect(() => {
    noteInHistory({ passwordUpdated: true });
    forgetResetTargets();
    clearSettings();
  }, []);

  useEffect(() => {
    if (isAuthorized) signOut();
  }, [isAuthorized, signOut]);

  return <UpdatedStep targets={targets} />;
}

export function UpdatedStep({ targets }: UpdatedStepProps) {
  return (
    <Card padding="large">
      <PasswordUpdated loginHref={routes.login.href(targets)} />
    </Card>
  );
}
