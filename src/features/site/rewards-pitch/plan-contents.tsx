import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { handAllowance, planContents, planTierName } from '#i18n/plan-messages.ts';
import { TIERS } from '#domain/plans.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDecimal } from '#lib/format-decimal.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import { CheckList } from '#ui/check-list/check-list.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

/** What is in the plans that Edge buys. */
export function PlanContents({ offer }: { readonly offer: ReactNode }) {
  return (
    <Stack as="section" gap={6}>
      <Stack gap={3}>
        <Heading level={2}>
          <Trans>What your Edge buys</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>Redeem Edge for a subscription to the poker solver. It starts within 24 hours.</Trans>
        </Text>
        {offer}
      </Stack>
      <Grid as="ul">
        {TIERS.map((tier) => (
          <PlanCard key={tier} tier={tier} />
        ))}
      </Grid>
    </Stack>
  );
}

function PlanCard({ tier }: { readonly tier: PlanTier }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const contents = planContents(tier, formatDecimal(handAllowance[tier], locale)).map((message) => ({
    id: message.id,
    text: i18n._(message),
  }));
  return (
    <Card as="li">
      <Stack gap={4}>
        <Heading level={3}>{i18n._(planTierName[tier])}</Heading>
        <CheckList items={contents} />
      </Stack>
    </Card>
  );
}
