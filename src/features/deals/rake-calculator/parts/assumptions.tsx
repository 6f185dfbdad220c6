import { Trans } from '@lingui/react/macro';

import { netRakeHref } from '#routes.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

/** What the estimate takes for granted. */
export function Assumptions() {
  return (
    <Stack gap={3}>
      <Heading level={3}>
        <Trans>How we estimate</Trans>
      </Heading>
      <Text as="div" size="small" tone="muted">
        <Stack as="ul" gap={2}>
          <li>
            <Trans>
              We take nothing off the <Link href={netRakeHref}>net rake</Link> that a room reports.
            </Trans>
          </li>
          <li>
            <Trans>Each room counts by its own rule. A deal can change or end.</Trans>
          </li>
          <li>
            <Trans>We use today’s prices, and round so that we say less rather than more.</Trans>
          </li>
          <li>
            <Trans>Edge is no reason to play more than you would anyway.</Trans>
          </li>
        </Stack>
      </Text>
    </Stack>
  );
}
