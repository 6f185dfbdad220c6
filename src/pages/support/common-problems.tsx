import { Trans } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { Details } from '#ui/details/details.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

/** What most of those who write to us could have solved at once. */
export function CommonProblems() {
  return (
    <>
      <div>
        <Details id="no-email" summary={<Trans>The verification email does not arrive</Trans>}>
          <Text tone="muted">
            <Trans>
              Look in your spam folder first. A link works for 10 minutes, and only the newest one counts. You
              can <Link href={routes.verifyEmail.href()}>send a new email</Link> at any time.
            </Trans>
          </Text>
        </Details>
        <Details id="no-login" summary={<Trans>You cannot log in</Trans>}>
          <Text tone="muted">
            <Trans>
              Check the address and the password, and make sure that you verified your email. For your safety,
              we do not say which of them was wrong. You can{' '}
              <Link href={routes.passwordReset.href()}>choose a new password</Link>.
            </Trans>
          </Text>
        </Details>
        <Details id="report-late" summary={<Trans>Your username report takes long</Trans>}>
          <Text tone="muted">
            <Trans>
              A review takes under 72 hours. If yours takes longer, write to us with the room and the
              username.
            </Trans>
          </Text>
        </Details>
        <Details id="edge-missing" summary={<Trans>Edge is missing</Trans>}>
          <Text tone="muted">
            <Trans>
              Edge is credited daily, once the room has confirmed its report. Only play after the account was
              opened through our link counts. If a day is missing, tell us which one.
            </Trans>
          </Text>
        </Details>
        <Details id="subscription-late" summary={<Trans>Your subscription has not started</Trans>}>
          <Text tone="muted">
            <Trans>
              Allow up to 24 hours. After that, write to us with the email of your account at the solver
              service.
            </Trans>
          </Text>
        </Details>
      </div>
      <Text>
        <Trans>
          More answers stand in the <Link href={routes.faq.href()}>FAQ</Link>.
        </Trans>
      </Text>
    </>
  );
}
