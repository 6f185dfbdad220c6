import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { COUNTDOWN_SECONDS } from '#machines/email-verification/email-verification.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { BadgeCheckIcon } from '#ui/icons/badge-check-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { CountdownRing } from '#ui/progress/countdown-ring.tsx';
import { Text } from '#ui/text/text.tsx';
import type { EmailVerification } from './use-email-verification.ts';

interface VerifiedProps {
  readonly verification: EmailVerification;
  /** Where Continue and the countdown lead. */
  readonly href: string;
}

/** Success, and the way on: by itself after a countdown, at once, or when the person wants to. */
export function Verified({ verification, href }: VerifiedProps) {
  const { t } = useLingui();
  const { isCountingDown, isLeaving, secondsLeft, stay } = verification;
  return (
    <Stack gap={6}>
      <Stack gap={3} align="center">
        <IconBadge icon={<BadgeCheckIcon />} intent="positive" size="large" />
        <Heading level={1}>
          <Trans>Your email is verified</Trans>
        </Heading>
        <Notice intent="positive">
          {isCountingDown || isLeaving
            ? t`You can log in now. This page goes on to the login by itself in ${plural(COUNTDOWN_SECONDS, {
                one: '# second',
                other: '# seconds',
              })}, unless you stay.`
            : t`You can log in now.`}
        </Notice>
      </Stack>
      {isCountingDown && (
        <Inline justify="center">
          <CountdownRing secondsLeft={secondsLeft} totalSeconds={COUNTDOWN_SECONDS} />
          <Text tone="muted">
            <Trans>Going to the login</Trans>
          </Text>
        </Inline>
      )}
      <Stack gap={3}>
        <ButtonLink href={href} variant="primary" size="large" isFullWidth isReplacing>
          <Trans>Continue</Trans>
        </ButtonLink>
        {isCountingDown && (
          <Button variant="quiet" isFullWidth onPress={stay}>
            <Trans>Stay on this page</Trans>
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
