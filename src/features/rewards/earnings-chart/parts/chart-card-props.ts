import type { ReportingPeriod } from '#sdk/generated/model/reporting-period.ts';
import type { EdgeDay } from '../compare-months.ts';

export interface ChartCardProps {
  readonly isTotal: boolean;
  readonly onView: (isTotal: boolean) => void;
  readonly period: Pick<ReportingPeriod, 'start' | 'end'>;
  /** Those that have begun. */
  readonly days: readonly EdgeDay[];
  /** The last day that all rooms have reported; null if there is none. */
  readonly reportedUntil: string | null;
  /** What the rooms say of the whole month, a decimal string; null while that is not known. */
  readonly earned: string | null;
  /** The month before, or null if it could not be read. */
  readonly before: readonly EdgeDay[] | null;
}

/** What drawing and table show. */
export interface DaysProps extends Pick<ChartCardProps, 'isTotal' | 'period' | 'before'> {
  /** Those of which something is known. */
  readonly days: readonly EdgeDay[];
}
