import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { EdgeMovement } from '#queries/edge-history.ts';
import type { NamedPeriod } from './history-search.ts';

type ByKind = Readonly<Record<EdgeMovement['kind'], MessageDescriptor>>;

export const movementKind: ByKind = {
  earned: msg`Earned`,
  credited: msg`Credited`,
  reserved: msg`Reserved`,
  redeemed: msg`Redeemed`,
  returned: msg`Returned`,
  bonus: msg`Bonus`,
  adjusted: msg`Adjusted`,
  unknown: msg`Other`,
};

export const kindMeaning: ByKind = {
  earned: msg`A room counted rake for you. This Edge is not in your balance yet: it joins it when it is credited.`,
  credited: msg`Edge that you had earned became part of your balance.`,
  reserved: msg`Edge left your balance for a redemption that is under way.`,
  redeemed: msg`A redemption was completed. Its Edge had left your balance when it was reserved.`,
  returned: msg`A redemption did not go through, so its Edge is back in your balance.`,
  bonus: msg`A bonus from us. The description says what for.`,
  adjusted: msg`A correction by the room. The description gives the reason.`,
  unknown: msg`A kind of movement that this page has no name for yet. The description says what it is.`,
};

/** Why a movement leaves the balance as it was. */
export const noChange: ByKind = {
  earned: msg`No change: it is not in your balance yet.`,
  credited: msg`No change.`,
  reserved: msg`No change.`,
  redeemed: msg`No change: it left your balance when it was reserved.`,
  returned: msg`No change.`,
  bonus: msg`No change.`,
  adjusted: msg`No change.`,
  unknown: msg`No change.`,
};

export const periodName: Readonly<Record<NamedPeriod, MessageDescriptor>> = {
  all: msg`All time`,
  thisMonth: msg`This month`,
  lastMonth: msg`Last month`,
};
