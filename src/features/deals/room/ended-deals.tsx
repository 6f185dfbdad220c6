import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';
import type { EndedDeal } from './room-deals.ts';
import { endedOn } from './room.messages.ts';

/** Deals that cannot be taken any more, for those who came by them and those who come for them. */
export function EndedDeals({ deals }: { readonly deals: readonly EndedDeal[] }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  return (
    <SectionCard title={t`Deals that have ended`}>
      <Stack as="ul" gap={3}>
        {deals.map(({ deal: { id, title, terms }, kind, since }) => (
          <Card key={id} as="li" surface="sunken" padding="small">
            <Stack gap={2}>
              <Inline justify="between">
                <Text as="bdi" weight="semibold">
                  {title}
                </Text>
                <Badge
                  label={i18n._(
                    endedOn(kind, formatUtcDay(kind === 'expired' ? endDay(since) : since, locale)),
                  )}
                />
              </Inline>
              <Text size="small" tone="muted">
                <bdi>{terms}</bdi>
              </Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    </SectionCard>
  );
}
