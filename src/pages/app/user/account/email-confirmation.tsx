import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { useRereadAccount } from '#features/account/account/account.queries.ts';
import { EmailChangeConfirmation } from '#features/account/email-change-confirmation/email-change-confirmation.tsx';
import { useEmailChangeConfirmation } from '#features/account/email-change-confirmation/use-email-change-confirmation.ts';
import { forgetLinkSecrets } from '#lib/link-secrets.ts';
import { LOGGED_OUT } from '#lib/logged-out.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';

/** Confirms a new address by the token of its mailed link. The link is forgotten first, its outcome stays in sight. */
export function EmailConfirmation({ query }: { readonly query: string }) {
  const [link] = useState(() =>
    new URLSearchParams(query).has('token') ? routes.account.search(query) : null,
  );
  return link === null ? null : <LinkOutcome token={link.token} />;
}

function LinkOutcome({ token }: { readonly token: string | undefined }) {
  const [, navigate] = useLocation();
  const { user, logOut } = useSession();
  const reread = useRereadAccount();
  const flow = useEmailChangeConfirmation(token);
  const { isConfirmed, isDone } = flow;

  useEffect(() => {
    if (isDone) forgetLinkSecrets();
  }, [isDone]);
  useEffect(() => {
    if (isConfirmed) reread();
  }, [isConfirmed, reread]);

  return (
    <EmailChangeConfirmation
      flow={flow}
      email={user?.email ?? null}
      onLogOut={() => {
        logOut();
        navigate(routes.login.href(), { state: LOGGED_OUT });
      }}
    />
  );
}
