import { Trans, useLingui } from '@lingui/react/macro';

import type { AccountFields } from '#machines/account-update/account-update.contract.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { countryName } from '#lib/countries.ts';
import { formatMomentInWords } from '#lib/dates.ts';
import { routes } from '#routes.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

/** What only other flows can change. */
export interface Membership {
  readonly id: number;
  readonly email: string | null;
  readonly unconfirmed_email: string | null;
  readonly unconfirmed_email_expires_at: string | null;
}

interface ProfileFactsProps {
  readonly profile: AccountFields;
  readonly membership: Membership;
}

/** Who the member is to us. */
export function ProfileFacts({ profile, membership }: ProfileFactsProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { id, email, unconfirmed_email, unconfirmed_email_expires_at } = membership;
  const confirmed = email === null ? [] : [{ term: t`Email`, details: <bdi>{email}</bdi> }];
  const unconfirmed =
    unconfirmed_email === null
      ? []
      : [
          {
            term: t`Unconfirmed email`,
            details: <Unconfirmed email={unconfirmed_email} expiresAt={unconfirmed_email_expires_at} />,
          },
        ];
  return (
    <Facts
      facts={[
        {
          term: t`Name`,
          details: (
            <bdi>
              {profile.first_name} {profile.last_name}
            </bdi>
          ),
        },
        { term: t`Country of residence`, details: countryName(profile.country, locale) },
        ...confirmed,
        ...unconfirmed,
        { term: t`Member number`, details: String(id) },
      ]}
    />
  );
}

interface UnconfirmedProps {
  readonly email: string;
  readonly expiresAt: string | null;
}

function Unconfirmed({ email, expiresAt }: UnconfirmedProps) {
  const { locale } = useLanguage();
  const moment = expiresAt === null ? null : formatMomentInWords(expiresAt, locale);
  return (
    <>
      <bdi>{email}</bdi>
      {moment !== null && (
        <Text size="small" tone="muted">
          <Trans>
            Open the link in our mail to this address before <bdi>{moment}</bdi>.
          </Trans>
        </Text>
      )}
      <Link href={routes.settings.href()} variant="standalone">
        <Trans>See it in settings</Trans>
      </Link>
    </>
  );
}
