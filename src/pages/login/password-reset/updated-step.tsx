import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { StepHeading } from '#features/auth/step-heading/step-heading.tsx';
import { noteInHistory } from '#lib/history-notes.ts';
import { forgetResetTargets, type LoginTargets } from '#lib/pending-login.ts';
import { clearSettings } from '#lib/settings-storage.ts';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { BadgeCheckIcon } from '#ui/icons/icons.ts';
import { Card, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { useTitle } from '../../use-title.ts';

interface UpdatedStepProps {
  readonly targets: LoginTargets;
}

/**
 * Shown right after the update, when the server has ended every session. It logs out here too, and deletes the stored
 * targets and the email of an ended session, which may belong to another person.
 */
export function JustUpdatedStep({ targets }: UpdatedStepProps) {
  const { isAuthorized, logOut } = useSession();

  useEffect(() => {
    noteInHistory({ passwordUpdated: true });
    forgetResetTargets();
    clearSettings();
  }, []);

  useEffect(() => {
    if (isAuthorized) logOut();
  }, [isAuthorized, logOut]);

  return <UpdatedStep targets={targets} />;
}

export function UpdatedStep({ targets }: UpdatedStepProps) {
  const { t } = useLingui();
  useTitle(t`Password was updated`);
  return (
    <Card padding="large">
      <Stack gap={6}>
        <StepHeading
          icon={<BadgeCheckIcon />}
          isDone
          title={<Trans>Password was updated</Trans>}
          text={<Trans>We logged you out on every device. Log in with your new password.</Trans>}
        />
        <ButtonLink href={routes.login.href(targets)} variant="primary" size="large" isFullWidth isReplacing>
          <Trans>Log in</Trans>
        </ButtonLink>
      </Stack>
    </Card>
  );
}
