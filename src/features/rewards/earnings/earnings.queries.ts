import type { Earnings } from '#sdk/generated/model/earnings.ts';

/** What is known of the earnings of a month, and how the reading of them goes. */
export interface EarningsQuery {
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
