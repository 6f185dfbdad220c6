import { Trans, useLingui } from '@lingui/react/macro';

import { planFor, planTierName, redemptionStatus } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatMomentInWords } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { CardFoot, CardListItem } from '#ui/card-list/card-list.tsx';
import { CopyField } from '#ui/copy-field/copy-field.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { RedemptionCourse, type CourseProps } from './redemption-course.tsx';

const TONES = { pending: 'info', completed: 'positive', failed: 'critical' } as const;

/** One redemption: what for, how much, for which solver account, and how it stands. */
export function RedemptionCard({ redemption, now, help }: CourseProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const { plan, status, edge_amount, email, reference } = redemption;
  const edge = formatEdge(edge_amount, locale);
  const requested = formatMomentInWords(redemption.requested_at, locale);
  return (
    <CardListItem>
      <Stack gap={1}>
        <Inline justify="between" align="start">
          <Heading level={3}>{i18n._(planFor[plan.interval](i18n._(planTierName[plan.tier])))}</Heading>
          <Badge label={i18n._(redemptionStatus[status])} tone={TONES[status]} />
        </Inline>
        <Text tone="strong" weight="medium">
          <Trans>{edge} Edge</Trans>
        </Text>
        <Text size="small" tone="muted">
          <Trans>
            Requested <bdi>{requested}</bdi> for <bdi>{email}</bdi>
          </Trans>
        </Text>
      </Stack>
      <RedemptionCourse redemption={redemption} now={now} help={help} />
      <CardFoot>
        <CopyField
          label={t`Reference`}
          value={reference}
          copyLabel={t`Copy`}
          copiedText={t`Copied. Quote it when you write to us.`}
          failedText={t`It is selected: copy it by hand.`}
        />
      </CardFoot>
    </CardListItem>
  );
}
