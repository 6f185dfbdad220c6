/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { EarningsRow } from './earnings-row.zod.ts';
import { EarningsTotals } from './earnings-totals.zod.ts';
import { ReportingPeriod } from './reporting-period.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const Earnings = /*#__PURE__*/ zod.object({
  "period": ReportingPeriod,
  "rows": /*#__PURE__*/ zod.array(EarningsRow),
  "totals": EarningsTotals,
  "last_updated": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type Earnings = zod.input<typeof Earnings>;
export type EarningsOutput = zod.output<typeof Earnings>;
