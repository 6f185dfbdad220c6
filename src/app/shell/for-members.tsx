import { Trans } from '@lingui/react/macro';

import { routes } from '../../routes.ts';
import { Link } from '../../ui/link/link.tsx';
import { latePart } from './late-part.tsx';

// Visitors, who are most of those that see a public page, load none of it.
export const MemberActions = latePart(
  async () => (await import('./member-actions.tsx')).MemberActions,
  AccountLink,
);
export const MemberPlaces = latePart(
  async () => (await import('./member-places.tsx')).MemberPlaces,
  AccountLink,
);
export const LogOutButton = latePart(async () => (await import('./log-out-button.tsx')).LogOutButton);

/** The page from which one can log out too. */
function AccountLink() {
  return (
    <Link href={routes.account.href()} variant="quiet">
      <Trans>Account</Trans>
    </Link>
  );
}
