import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { countryName } from '#lib/countries.ts';
import { routes } from '#routes.ts';
import { EmptyState, type EmptyStateProps } from '#ui/empty-state/empty-state.tsx';
import { SpadeIcon } from '#ui/icons/spade-icon.ts';
import { Link } from '#ui/link/link.tsx';

interface NoDealsProps {
  readonly level: EmptyStateProps['level'];
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
}

/** The server has answered, and offers nothing in this country. */
export function NoDeals({ level, country: code }: NoDealsProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const country = countryName(code, locale);
  return (
    <EmptyState
      level={level}
      icon={<SpadeIcon />}
      title={t`No Deals Available`}
      action={
        <Link href={routes.support.href()} variant="standalone">
          {t`Ask for a deal`}
        </Link>
      }
    >
      <Trans>
        No partner room has a deal in your country now: <bdi>{country}</bdi>. Tell us which room you want to
        play at, or come back later: new deals appear here.
      </Trans>
    </EmptyState>
  );
}
