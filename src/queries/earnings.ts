import { queryOptions } from '@tanstack/react-query';

import { dailyEarnings, earnings } from '#sdk/generated/api/earnings/earnings.ts';
import type { EarningsPeriod } from '#sdk/generated/model/earnings-period.ts';
import { DailyEarnings200Response, Earnings200Response } from '#sdk/generated/zod/earnings/earnings.zod.ts';
import { validated } from '#sdk/validated.ts';

/** The earnings of each room account in a month, with their calculation. */
export const earningsQuery = (period: EarningsPeriod) =>
  queryOptions({
    queryKey: ['earnings', period],
    queryFn: ({ signal }) => readEarnings({ period }, signal),
  });

/** @param month `2026-03` */
export const readEarnings = async (
  params: { period: EarningsPeriod } | { month: string },
  signal: AbortSignal,
) => validated(Earnings200Response, await earnings(params, { signal }));

/**
 * Earnings day by day.
 *
 * @param month `2026-03`; the server's current month by default
 */
export const dailyEarningsQuery = (month?: string) =>
  queryOptions({
    queryKey: ['earnings', 'daily', month ?? null],
    queryFn: async ({ signal }) =>
      validated(
        DailyEarnings200Response,
        await dailyEarnings(month === undefined ? undefined : { month }, { signal }),
      ),
  });
