import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { dailyEarnings, earnings, monthlyEarnings } from '#sdk/generated/api/earnings/earnings.ts';
import type { EarningsPeriod } from '#sdk/generated/model/earnings-period.ts';
import { DailyEarnings as ApiDailyEarnings } from '#sdk/generated/zod/schemas/daily-earnings.zod.ts';
import { EarningsRow as ApiRow } from '#sdk/generated/zod/schemas/earnings-row.zod.ts';
import { Earnings as ApiEarnings } from '#sdk/generated/zod/schemas/earnings.zod.ts';
import { MonthlyEarnings as ApiMonthlyEarnings } from '#sdk/generated/zod/schemas/monthly-earnings.zod.ts';
import { ReportingPeriod } from '#sdk/generated/zod/schemas/reporting-period.zod.ts';
import { RoomSummary } from '#sdk/generated/zod/schemas/room-summary.zod.ts';
import { IN_LANGUAGE } from './language.ts';
import { validated } from '#sdk/validated.ts';

const row = z.extend(ApiRow, { room: z.pick(RoomSummary, { slug: true, name: true }) });

export type EarningsRow = z.output<typeof row>;

export const earningsAnswer = z.extend(ApiEarnings, {
  rows: z.array(row),
  // A zone that is new is shown as it is written.
  period: z.extend(ReportingPeriod, { time_zone: z.union([ReportingPeriod.shape.time_zone, z.string()]) }),
});

export type Earnings = z.output<typeof earningsAnswer>;

/** The earnings of each room account in a month, with their calculation. */
export const earningsQuery = (period: EarningsPeriod) =>
  queryOptions({
    queryKey: ['earnings', period],
    meta: IN_LANGUAGE,
    queryFn: ({ signal }) => readEarnings({ period }, signal),
  });

/** @param month `2026-03` */
export const earningsOfMonthQuery = (month: string) =>
  queryOptions({
    queryKey: ['earnings', 'month', month],
    meta: IN_LANGUAGE,
    queryFn: ({ signal }) => readEarnings({ month }, signal),
  });

/** @param month `2026-03` */
export const readEarnings = async (
  params: { period: EarningsPeriod } | { month: string },
  signal: AbortSignal,
) => validated(earningsAnswer, await earnings(params, { signal }));

export const dailyEarningsAnswer = z.extend(z.omit(ApiDailyEarnings, { last_updated: true }), {
  period: z.pick(ReportingPeriod, { start: true, end: true }),
});

export type DailyEarnings = z.output<typeof dailyEarningsAnswer>;

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
        dailyEarningsAnswer,
        await dailyEarnings(month === undefined ? undefined : { month }, { signal }),
      ),
  });

export const monthlyEarningsAnswer = ApiMonthlyEarnings;

export type MonthlyEarnings = z.output<typeof monthlyEarningsAnswer>;

/** Edge by month, oldest first, up to the server's current month. */
export const monthlyEarningsQuery = () =>
  queryOptions({
    queryKey: ['earnings', 'monthly'],
    queryFn: async ({ signal }) => validated(monthlyEarningsAnswer, await monthlyEarnings({ signal })),
  });
