import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Heading } from '../../ui/heading/heading.tsx';
import { IconBadge } from '../../ui/icon-badge/icon-badge.tsx';
import { CoinsIcon } from '../../ui/icons/coins-icon.ts';
import { GiftIcon } from '../../ui/icons/gift-icon.ts';
import { SpadeIcon } from '../../ui/icons/spade-icon.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/text/text.tsx';

/** How a player gets from a first hand to a solver subscription. */
export function Steps() {
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>
        <Trans>How it works</Trans>
      </Heading>
      <Grid as="ol" column="medium" gap={4}>
        <Step icon={<SpadeIcon />} title={<Trans>Sign up for a poker site</Trans>}>
          <Trans>Join a partner room through this site, and tell us your username there.</Trans>
        </Step>
        <Step icon={<CoinsIcon />} title={<Trans>Play and earn Edge</Trans>}>
          <Trans>Edge is based on the rake you pay, with no deductions. It is credited daily.</Trans>
        </Step>
        <Step icon={<GiftIcon />} title={<Trans>Redeem Edge</Trans>}>
          <Trans>Use it for a solver subscription: Starter, Premium or Elite.</Trans>
        </Step>
      </Grid>
    </Stack>
  );
}

interface StepProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Step({ icon, title, children }: StepProps) {
  return (
    <Card as="li">
      <Stack gap={3}>
        <IconBadge icon={icon} />
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{children}</Text>
      </Stack>
    </Card>
  );
}
