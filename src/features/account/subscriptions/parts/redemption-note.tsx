import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-messages.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { redemptionStatusQuery } from '#queries/redemptions.ts';

/** A subscription that is not there yet, because its redemption is still running. */
export function RedemptionNote() {
  const { i18n } = useLingui();
  const { data, isError } = useQuery(redemptionStatusQuery());
  const tier = data?.status === 'pending' && data.plan !== null ? i18n._(planTierName[data.plan.tier]) : null;
  return (
    <Notice intent={isError ? 'caution' : 'info'}>
      {tier !== null && (
        <Trans>You have redeemed Edge for {tier}. It starts, or is extended, within 24 hours.</Trans>
      )}
      {data === undefined && isError && (
        <Trans>We could not read whether a redemption is on its way. Reload the page to try again.</Trans>
      )}
    </Notice>
  );
}
