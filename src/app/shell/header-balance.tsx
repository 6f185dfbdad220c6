import { Trans } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { CoinsIcon } from '#ui/icons/coins-icon.ts';
import { Link } from '#ui/link/link.tsx';

/** The member's Edge, on every page. */
export function HeaderBalance() {
  const { locale } = useLanguage();
  const { user } = useSession();
  if (user === null) return null;
  const balance = formatEdge(user.edge_balance, locale);
  return (
    <Link href={routes.rewards.href()} variant="pill">
      <CoinsIcon size={16} aria-hidden="true" />
      <Trans>{balance} Edge</Trans>
    </Link>
  );
}
