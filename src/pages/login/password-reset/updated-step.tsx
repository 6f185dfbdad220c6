import { useEffect } from 'react';

import { PasswordUpdated } from '../../../features/password-reset/password-updated.tsx';
import { forgetLinkSecrets } from '../../../lib/link-secrets.ts';
import type { PendingLogin } from '../../../lib/pending-login.ts';
import { routes } from '../../../routes.ts';
import { useSession } from '../../../session/use-session.ts';
import { Card } from '../../../ui/layout/card.tsx';

/** The link has done its work, and the server has ended every session: this browser lets go of both. */
export function UpdatedStep({ pending }: { readonly pending: PendingLogin | null }) {
  const { isAuthorized, signOut } = useSession();

  useEffect(forgetLinkSecrets, []);

  useEffect(() => {
    if (isAuthorized) signOut();
  }, [isAuthorized, signOut]);

  return (
    <Card padding="large">
      <PasswordUpdated loginHref={routes.login.href({ ...pending })} />
    </Card>
  );
}
