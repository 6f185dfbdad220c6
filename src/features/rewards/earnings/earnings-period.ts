import type { EarningsParams } from '#sdk/generated/model/earnings-params.ts';

/** The months that the table shows, one section each. */
export type EarningsPeriod = NonNullable<EarningsParams['period']>;

export const earningsPeriods = ['this_month', 'last_month'] as const satisfies readonly EarningsPeriod[];
