import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';

import { NO_REDEMPTIONS } from '#i18n/redemption-status.ts';
import { routes } from '#routes.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { redemptionsQuery } from '#queries/redemptions.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { useNow } from '#hooks/use-now.ts';
import { RedemptionItem } from './redemption-item.tsx';

const MOST_SHOWN = 3;

/** What Edge was last redeemed for, and what became of it. */
export function RedemptionsCard() {
  const { t } = useLingui();
  const reading = useQuery(redemptionsQuery());
  const now = useNow(endsOf(reading.data), reading.dataUpdatedAt);
  return (
    <SectionCard title={t`Last Edge Redemptions`}>
      <QueryContent
        reading={reading}
        failed={t`Your redemptions did not load.`}
        loading={t`Loading your redemptions`}
        placeholder={<Skeleton shape="block" height="card" />}
      >
        {(redemptions) =>
          redemptions.length === 0 ? <NoRedemptions /> : <Newest redemptions={redemptions} now={now} />
        }
      </QueryContent>
    </SectionCard>
  );
}

interface NewestProps {
  readonly redemptions: readonly Redemption[];
  readonly now: number;
}

function Newest({ redemptions, now }: NewestProps) {
  return (
    <>
      <Stack as="ul" gap={4}>
        {redemptions.slice(0, MOST_SHOWN).map((redemption) => (
          <RedemptionItem key={redemption.id} redemption={redemption} now={now} />
        ))}
      </Stack>
      <div>
        <Link href={routes.redeem.href()} variant="standalone">
          <Trans>See all redemptions</Trans>
        </Link>
      </div>
    </>
  );
}

function NoRedemptions() {
  const { i18n } = useLingui();
  return (
    <Stack gap={1}>
      <Text tone="strong" weight="medium">
        {i18n._(NO_REDEMPTIONS)}
      </Text>
      <Text size="small" tone="muted">
        <Trans>When you redeem Edge for a plan, you see here how it stands.</Trans>
      </Text>
    </Stack>
  );
}

/** When the subscriptions end that were paid for. */
function endsOf(redemptions: readonly Redemption[] = []): string[] {
  return redemptions.flatMap(({ active_until }) => active_until ?? []);
}
