import { Trans, useLingui } from '@lingui/react/macro';

import type { Deal } from '#sdk/generated/model/deal.ts';
import { routes } from '#routes.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';

/** Where "T&Cs apply" leads. */
export const TERMS_ID = 'terms';

/** The terms of every open deal, and those that are the same for all. */
export function Terms({ roomName, deals }: { readonly roomName: string; readonly deals: readonly Deal[] }) {
  const { t } = useLingui();
  return (
    <div id={TERMS_ID}>
      <SectionCard title={t`Terms of these deals`}>
        {deals.map(({ id, title, terms }) => (
          <Stack key={id} gap={1}>
            <Heading level={3}>
              <bdi>{title}</bdi>
            </Heading>
            <Text>
              <bdi>{terms}</bdi>
            </Text>
          </Stack>
        ))}
        <Text tone="muted">
          <Trans>
            Every deal is for adults in the countries where it is offered, and for accounts that are opened
            through its link. The full terms of <bdi>{roomName}</bdi> stand on its own site and apply to its
            bonuses and rakeback. For Edge, our{' '}
            <Link href={routes.termsOfService.href()}>Terms of Service</Link> apply.
          </Trans>
        </Text>
      </SectionCard>
    </div>
  );
}
