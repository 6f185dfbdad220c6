import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { EdgeMovement } from '#queries/edge-history.ts';
import type { NamedPeriod } from './history-search.ts';

type ByKind = Readonly<Record<EdgeMovement['kind'], MessageDescriptor>>;

export const movementKind: ByKind = {
  earned: msg`Not credited yet`,
  credited: msg({ message: 'Credited', context: 'kind of movement' }),
  redeemed: msg({ message: 'Redemption', context: 'kind of movement' }),
  returned: msg({ message: 'Returned', context: 'kind of movement' }),
  bonus: msg({ message: 'Bonus', context: 'kind of movement' }),
  corrected: msg({ message: 'Correction', context: 'kind of movement' }),
  adjusted: msg({ message: 'Adjustment', context: 'kind of movement' }),
  unknown: msg({ message: 'Other', context: 'kind of movement' }),
};

export const kindMeaning: ByKind = {
  earned: msg`A room counted rake for you. This Edge joins your balance when it’s credited.`,
  credited: msg`Edge you earned joined your balance. If you earned it in an earlier month, it’s carried over.`,
  redeemed: msg`You redeemed Edge for a plan, and it left your balance at once. Its steps say what happened next.`,
  returned: msg`A redemption failed, so its Edge is back in your balance.`,
  bonus: msg`A bonus from us. The description says what it’s for.`,
  corrected: msg`A room changed rake it had reported, so your Edge changed with it. The description says why.`,
  adjusted: msg`We changed your balance for another reason. The description says which.`,
  unknown: msg`A kind of movement that this page has no name for yet. The description says what it is.`,
};

export const stepName: Readonly<Record<EdgeMovement['steps'][number]['kind'], MessageDescriptor>> = {
  earned: msg({ message: 'Earned', context: 'step of a movement' }),
  credited: msg({ message: 'Credited', context: 'step of a movement' }),
  requested: msg({ message: 'Requested', context: 'step of a movement' }),
  completed: msg({ message: 'Completed', context: 'step of a movement' }),
  failed: msg({ message: 'Failed, Edge returned', context: 'step of a movement' }),
  unknown: msg({ message: 'Other', context: 'step of a movement' }),
};

/** Why a movement leaves the balance as it was. */
export function noChange(kind: EdgeMovement['kind']): MessageDescriptor {
  return kind === 'earned' ? msg`No change: it’s not in your balance yet.` : msg`No change.`;
}

export const periodName: Readonly<Record<NamedPeriod, MessageDescriptor>> = {
  all: msg`All time`,
  thisMonth: msg`This month`,
  lastMonth: msg`Last month`,
};
