import { Trans, useLingui } from '@lingui/react/macro';

import { useState } from 'react';

import { NativeButton } from '#ui/button/native-button.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { SaveOutcome } from './parts/save-outcome.tsx';
import { ProfileFacts, type Membership } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileFields } from './profile.schema.ts';
import type { AccountUpdate } from './use-account-update.ts';

/** `read` is where the page starts; whoever comes back from editing finds focus at Edit. */
type View = 'read' | 'editing' | 'readAgain';

interface ProfileProps {
  readonly membership: Membership;
  readonly update: AccountUpdate;
}

/** Shows who the member is, and lets them change it in place. */
export function Profile({ membership, update }: ProfileProps) {
  const { t } = useLingui();
  const [view, setView] = useState<View>('read');
  const outcome = update.outcomeOf(profileFields);
  if (view === 'editing' && outcome === 'saved') setView('readAgain');
  const turnTo = (next: View) => () => {
    update.dismiss(profileFields);
    setView(next);
  };
  if (view === 'editing') {
    return (
      <SectionCard title={t`Profile`}>
        <ProfileForm update={update} onCancel={turnTo('readAgain')} />
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
          autoFocus={view === 'readAgain'}
          onPress={turnTo('editing')}
        >
          <Trans>Edit profile</Trans>
        </NativeButton>
      }
    >
      <SaveOutcome outcome={outcome} />
      <ProfileFacts profile={update.shown} membership={membership} />
    </SectionCard>
  );
}
