import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { netRakeHref } from '#routes.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { CalendarIcon } from '#ui/icons/calendar-icon.ts';
import { CoinsIcon } from '#ui/icons/coins-icon.ts';
import { GiftIcon } from '#ui/icons/gift-icon.ts';
import { SpadeIcon } from '#ui/icons/spade-icon.ts';
import { Grid } from '#ui/layout/grid.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

/** What a player gets, and from whom (specification, section 1). */
export function Benefits() {
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>
        <Trans>What you get</Trans>
      </Heading>
      <Grid as="ul" column="wide" gap={6}>
        <Benefit icon={<SpadeIcon />} title={<Trans>Rewards from the rooms</Trans>}>
          <Trans>You get deposit bonuses and rakeback from the rooms.</Trans>
        </Benefit>
        <Benefit icon={<GiftIcon />} title={<Trans>More rewards from us</Trans>}>
          <Trans>We add extra or exclusive bonus rewards to what a room gives.</Trans>
        </Benefit>
        <Benefit icon={<CoinsIcon />} title={<Trans>We take nothing off</Trans>}>
          <Trans>
            Edge is the <Link href={netRakeHref}>net rake</Link> that the room reports, times the multiplier
            of your deal. We take nothing off it.
          </Trans>
        </Benefit>
        <Benefit icon={<CalendarIcon />} title={<Trans>Credited daily</Trans>}>
          <Trans>Rewards are credited daily, and you see them room by room.</Trans>
        </Benefit>
      </Grid>
    </Stack>
  );
}

interface BenefitProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Benefit({ icon, title, children }: BenefitProps) {
  return (
    <li>
      <Inline gap={4} align="start" isWrapping={false}>
        <IconBadge icon={icon} />
        <Stack gap={1}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{children}</Text>
        </Stack>
      </Inline>
    </li>
  );
}
