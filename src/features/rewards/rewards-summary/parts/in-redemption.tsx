import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-tier-name.ts';
import { planFor } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatUtcDay } from '#lib/dates.ts';
import type { RedemptionStatus } from '#sdk/generated/model/redemption-status.ts';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx';
import { Text } from '#ui/text/text.tsx';
import { redemptionsQuery, redemptionStatusQuery } from '#queries/redemptions.ts';
import { AmountAndDate } from './amount-and-date.tsx';

/** The Edge that is neither in the balance nor a plan yet. */
export function InRedemption() {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(redemptionStatusQuery());
  if (data === undefined && !isError) {
    return (
      <SkeletonGroup label={t`Loading your redemptions`}>
        <Skeleton width="medium" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {data?.status === 'pending' && <Pending status={data} />}
      {data !== undefined && data.status !== 'pending' && <Trans>None</Trans>}
      {isError && (
        <>
          <Text as="span" size="small" tone="muted">
            {data === undefined ? t`This could not be read.` : t`This could not be read again.`}
          </Text>
          <Button variant="secondary" size="small" isPending={isFetching} onPress={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </>
  );
}

function Pending({ status: { plan, reference, requested_at } }: { readonly status: RedemptionStatus }) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const { data: redemptions = [] } = useQuery(redemptionsQuery());
  const amount = redemptions.find((redemption) => redemption.reference === reference)?.edge_amount;
  const what = plan === null ? '' : i18n._(planFor[plan.interval](i18n._(planTierName[plan.tier])));
  const day = requested_at === null ? '' : formatUtcDay(requested_at, locale);
  const words = t`${what}, since ${day}`;
  return amount === undefined ? words : <AmountAndDate amount={amount} date={words} />;
}
