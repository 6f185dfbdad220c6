import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type RedemptionStatus = 'pending' | 'completed' | 'failed';

/** How a redemption stands, by the server's word. */
export const redemptionStatus: Readonly<Record<RedemptionStatus, MessageDescriptor>> = {
  pending: msg`In redemption`,
  completed: msg`Redeemed`,
  failed: msg`Failed`,
};

/** Specification, section 8. */
export const NO_REDEMPTIONS = msg`No redemptions available for now`;
