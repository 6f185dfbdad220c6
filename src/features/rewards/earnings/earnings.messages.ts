import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { EarningsColumn } from './earnings-column.ts';
import type { EarningsPeriod } from './earnings-period.ts';

export const periodName: Readonly<Record<EarningsPeriod, MessageDescriptor>> = {
  this_month: msg`This Month`,
  last_month: msg`Last Month`,
};

export const lastUpdated = msg`Last Updated`;

export const columnName: Readonly<Record<EarningsColumn, MessageDescriptor>> = {
  room: msg`Poker Room Name`,
  username: msg`Username`,
  rake: msg`Rake (GGR)`,
  net_rake: msg`Net Rake (NGR)`,
  edge_multiplier: msg`Edge Multiplier`,
  edge_earned: msg`Edge Earned`,
  edge_credited: msg`Edge Credited`,
};

/** What the figures of a column count, where its name does not say so. */
export const columnUnit: Readonly<Partial<Record<EarningsColumn, MessageDescriptor>>> = {
  rake: msg`USD`,
  net_rake: msg`USD`,
};

export const columnExplanation: Readonly<Partial<Record<EarningsColumn, MessageDescriptor>>> = {
  rake: msg`Gross gaming revenue: all rake and fees that the room took from your play.`,
  net_rake: msg`Net gaming revenue: the rake as the room counts it, after its own deductions. Edge is counted from it.`,
  edge_multiplier: msg`How much Edge you earn for each dollar of net rake. Your deal at the room sets it.`,
  edge_earned: msg`Net rake times the multiplier, rounded to two places, with adjustments. It joins your balance when it is credited.`,
  edge_credited: msg`The part of the Edge earned that was added to your balance.`,
};
