import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { MemberAccount } from '#features/account/account/account-gate.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { countryName } from '#lib/countries.ts';

import { routes } from '#routes.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';

import { useAccountUpdate } from './account-update.flow.ts';
import { profileFields, ProfileForm } from './profile-form.tsx';
import { SaveOutcome } from './save-outcome.tsx';

/** The page starts with `viewing`. `edited` puts focus on Edit. */
type Mode = 'viewing' | 'editing' | 'edited';

/** Shows the personal data of the member, with an edit mode. */
export function Profile({ account }: { readonly account: MemberAccount }) {
  const { t } = useLingui();
  const update = useAccountUpdate(account);
  const [mode, setMode] = useState<Mode>('viewing');
  const save = update.saveOf(profileFields);
  if (mode === 'editing' && save.status === 'saved') setMode('edited');
  const changeTo = (next: Mode) => () => {
    update.dismiss(profileFields);
    setMode(next);
  };
  if (mode === 'editing') {
    return (
      <SectionCard title={t`Profile`}>
        <ProfileForm update={update} onCancel={changeTo('edited')} />
      </SectionCard>
    );
  }
  return (
    <SectionCard
      title={t`Profile`}
      action={
        <NativeButton
          variant="secondary"
          size="small"
          autoFocus={mode === 'edited'}
          onPress={changeTo('editing')}
        >
          <Trans>Edit profile</Trans>
        </NativeButton>
      }
    >
      <SaveOutcome save={save} />
      <ProfileFacts account={{ ...account, ...update.shown }} />
    </SectionCard>
  );
}

function ProfileFacts({ account }: { readonly account: MemberAccount }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { id, email, unconfirmed_email } = account;
  const confirmed = email === null ? [] : [{ term: t`Email`, details: <bdi>{email}</bdi> }];
  const unconfirmed =
    unconfirmed_email === null
      ? []
      : [
          {
            term: t`Unconfirmed email`,
            details: <Unconfirmed email={unconfirmed_email} />,
          },
        ];
  return (
    <Facts
      facts={[
        {
          term: t`Name`,
          details: (
            <bdi>
              {account.first_name} {account.last_name}
            </bdi>
          ),
        },
        { term: t`Country of residence`, details: countryName(account.country, locale) },
        ...confirmed,
        ...unconfirmed,
        { term: t`Member number`, details: String(id) },
      ]}
    />
  );
}

function Unconfirmed({ email }: { readonly email: string }) {
  return (
    <>
      <bdi>{email}</bdi>
      <Link href={routes.settings.href()} variant="standalone">
        <Trans>Open settings</Trans>
      </Link>
    </>
  );
}
