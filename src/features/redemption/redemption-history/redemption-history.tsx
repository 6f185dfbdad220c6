import { Trans, useLingui } from '@lingui/react/macro';

import { NO_REDEMPTIONS } from '#i18n/plan-messages.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { useNow } from '#hooks/use-now.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { CardList } from '#ui/card-list/card-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { RedemptionCard } from './parts/redemption-card.tsx';
import type { CourseProps } from './parts/redemption-course.tsx';
import { SettledNews } from './parts/settled-news.tsx';
import { expectedBy } from './redemption-clock.ts';
import { useRedemptions } from './redemption-history.queries.ts';
import { useSettled } from './use-settled.ts';

/** The player's redemptions, newest first, each with how it stands. */
export function RedemptionHistory({ help }: Pick<CourseProps, 'help'>) {
  const { t, i18n } = useLingui();
  const reading = useRedemptions();
  const settled = useSettled(reading.data);
  const now = useNow((reading.data ?? []).flatMap(changesOf), reading.dataUpdatedAt);
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>
        <Trans>Your redemptions</Trans>
      </Heading>
      <Notice intent={settled.some(({ status }) => status === 'failed') ? 'caution' : 'positive'}>
        {settled.map((redemption) => (
          <SettledNews key={redemption.id} redemption={redemption} />
        ))}
      </Notice>
      <QueryContent
        reading={reading}
        failed={t`Your redemptions did not load.`}
        loading={t`Loading your redemptions`}
        placeholder={<Skeleton shape="block" height="chart" />}
      >
        {(redemptions) =>
          redemptions.length === 0 ? (
            <EmptyState level={3} icon={<GiftIcon />} title={i18n._(NO_REDEMPTIONS)}>
              <Trans>When you redeem Edge for a plan, you see here how it stands.</Trans>
            </EmptyState>
          ) : (
            <CardList>
              {redemptions.map((redemption) => (
                <RedemptionCard key={redemption.id} redemption={redemption} now={now} help={help} />
              ))}
            </CardList>
          )
        }
      </QueryContent>
    </Stack>
  );
}

/** When what is said of a redemption changes by itself. */
function changesOf(redemption: Redemption): string[] {
  if (redemption.status === 'pending') return [expectedBy(redemption)];
  return redemption.active_until === null ? [] : [redemption.active_until];
}
