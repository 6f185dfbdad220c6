import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { BalanceAgreement } from '#features/rewards/edge-balance/balance-agreement.tsx';
import { routes } from '#routes.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Container, Stack } from '#ui/layout/layout.tsx';
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx';

/** The heading and navigation of the rewards pages. */
export function RewardsFrame({
  current,
  title,
  children,
}: {
  readonly current: 'rewards' | 'redeem' | 'edgeHistory' | 'statement';
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const places = [
    { name: 'rewards', label: t`Summary` },
    { name: 'redeem', label: t`Redeem Edge` },
    { name: 'edgeHistory', label: t`Edge History` },
    { name: 'statement', label: t`Statement` },
  ] as const;
  return (
    <Container>
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        <LinkTabs
          label={t`Rewards`}
          links={places.map(({ name, label }) => ({
            href: routes[name].href(),
            label,
            isCurrent: name === current,
          }))}
        />
        <BalanceAgreement />
        {children}
      </Stack>
    </Container>
  );
}
