import { useQuery } from '@tanstack/react-query';

import { earnings, getEarningsQueryKey } from '#sdk/generated/api/earnings/earnings.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import { Earnings200Response } from '#sdk/generated/zod/earnings/earnings.zod.ts';
import { validated } from '#sdk/validated.ts';
import type { EarningsPeriod } from './earnings-period.ts';

/** What is known of the earnings of a month, and how the reading of them goes. */
export interface EarningsReading {
  readonly data: Earnings | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  /** Milliseconds since 1970. */
  readonly dataUpdatedAt: number;
  /** How often it failed, retries not counted. */
  readonly errorUpdateCount: number;
  readonly refetch: () => unknown;
}

/** What each room account brought in a month, and how it was counted. */
export function useEarnings(period: EarningsPeriod): EarningsReading {
  const params = { period };
  return useQuery({
    queryKey: getEarningsQueryKey(params),
    queryFn: async ({ signal }) => validated(Earnings200Response, await earnings(params, undefined, signal)),
  });
}
