import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { netRakeHref } from '#routes.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { CoinsIcon, GiftIcon, SpadeIcon } from '#ui/icons/icons.ts';
import { Card, Grid, Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

export function Steps() {
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>
        <Trans>How it works</Trans>
      </Heading>
      <Grid as="ol" column="medium" gap={4}>
        <Step icon={<SpadeIcon />} count={1} title={<Trans>Sign up for a poker site</Trans>}>
          <Trans>
            Join a partner room through our link, then report your username. We check it in under 72 hours.
          </Trans>
        </Step>
        <Step icon={<CoinsIcon />} count={2} title={<Trans>Play and earn Edge</Trans>}>
          <Trans>
            Your Edge is your <Link href={netRakeHref}>net rake</Link> times the deal’s multiplier. We credit
            it daily and take nothing off it.
          </Trans>
        </Step>
        <Step icon={<GiftIcon />} count={3} title={<Trans>Redeem Edge for the solver</Trans>}>
          <Trans>Choose Starter, Premium or Elite. Your plan starts within 24 hours.</Trans>
        </Step>
      </Grid>
    </Stack>
  );
}

interface StepProps {
  readonly icon: ReactNode;
  readonly count: number;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Step({ icon, count, title, children }: StepProps) {
  return (
    <Card as="li">
      <Stack gap={3}>
        <Inline gap={3} isWrapping={false}>
          <IconBadge icon={icon} />
          <div>
            <Text size="small" tone="muted">
              <Trans>Step {count}</Trans>
            </Text>
            <Heading level={3}>{title}</Heading>
          </div>
        </Inline>
        <Text tone="muted">{children}</Text>
      </Stack>
    </Card>
  );
}
