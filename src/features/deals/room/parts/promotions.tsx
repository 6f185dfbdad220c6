import { Trans, useLingui } from '@lingui/react/macro';

import { dealWords } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { useNowAtEnds } from '#hooks/use-now.ts';
import type { Promotion } from '#sdk/generated/model/promotion.ts';
import { ExclusiveMark } from '#ui/benefit-list/exclusive-mark.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';

interface PromotionsProps {
  readonly title: string;
  readonly promotions: readonly Promotion[];
}

/** What the room gives beside a deal now; nothing where it gives nothing. */
export function Promotions({ title, promotions }: PromotionsProps) {
  const now = useNowAtEnds(promotions.map(({ expires_at }) => expires_at));
  const running = promotions.filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > now);
  if (running.length === 0) return null;
  return (
    <SectionCard title={title}>
      <Stack as="ul" gap={4}>
        {running.map((promotion) => (
          <PromotionItem key={promotion.title} {...promotion} />
        ))}
      </Stack>
    </SectionCard>
  );
}

function PromotionItem({ title, description, exclusive, expires_at }: Promotion) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const lastDay = expires_at === null ? null : formatUtcDay(endDay(expires_at), locale);
  return (
    <li>
      <Stack gap={1}>
        <Inline gap={2}>
          <Heading level={3}>
            <bdi>{title}</bdi>
          </Heading>
          {exclusive && <ExclusiveMark label={i18n._(dealWords.exclusive)} />}
        </Inline>
        <Text>
          <bdi>{description}</bdi>
        </Text>
        {lastDay !== null && (
          <Text size="small" tone="muted">
            <Trans>Until {lastDay}</Trans>
          </Text>
        )}
      </Stack>
    </li>
  );
}
