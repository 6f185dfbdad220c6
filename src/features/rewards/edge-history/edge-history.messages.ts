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

export const kindHeader = msg({ message: 'Kind', comment: 'Of a movement of Edge: credited, redeemed' });

export const kindMeaning: ByKind = {
  earned: msg`A room reported your rake. This Edge joins your balance when it’s credited.`,
  credited: msg`Edge you earned joined your balance. Edge from an earlier month is carried over.`,
  redeemed: msg`You redeemed Edge for a plan. It left your balance right away.`,
  returned: msg`A redemption failed, so its Edge is back in your balance.`,
  bonus: msg`A bonus from us.`,
  corrected: msg`A room corrected rake it had reported, so your Edge changed too.`,
  adjusted: msg`We changed your balance. The description says why.`,
  unknown: msg`This page doesn’t know this kind yet. The description says what it is.`,
};

export const stepName: Readonly<Record<EdgeMovement['steps'][number]['kind'], MessageDescriptor>> = {
  earned: msg({ message: 'Earned', context: 'step of a movement' }),
  credited: msg({ message: 'Credited', context: 'step of a movement' }),
  requested: msg({ message: 'Requested', context: 'step of a movement' }),
  completed: msg({ message: 'Completed', context: 'step of a movement' }),
  failed: msg({ message: 'Failed, Edge returned', context: 'step of a movement' }),
  unknown: msg({ message: 'Other', context: 'step of a movement' }),
};

/** Of a movement that leaves the balance as it is. */
export const NO_CHANGE = msg({ message: 'No change', context: 'of a balance' });

export const periodName: Readonly<Record<NamedPeriod, MessageDescriptor>> = {
  all: msg`All time`,
  thisMonth: msg`This Month`,
  lastMonth: msg`Last Month`,
};
