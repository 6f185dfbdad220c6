import type { ReportingPeriod } from '../../../sdk/generated/model/reporting-period.ts';
import type { EdgeDay } from '../compare-months.ts';

export interface ChartCardProps {
  readonly isTotal: boolean;
  readonly onView: (isTotal: boolean) => void;
  readonly period: Pick<ReportingPeriod, 'start' | 'end'>;
  readonly days: readonly EdgeDay[];
  /** The month before, or null if it could not be read. */
  readonly before: readonly EdgeDay[] | null;
}
