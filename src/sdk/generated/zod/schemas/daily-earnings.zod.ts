/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { ReportingPeriod } from './reporting-period.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const DailyEarnings = /*#__PURE__*/ zod.object({
  "period": ReportingPeriod,
  "days": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "date": /*#__PURE__*/ zod.iso.date(),
  "rake": Amount,
  "net_rake": Amount,
  "edge_earned": Amount,
  "edge_credited": Amount
})),
  "reported_until": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.date(),/*#__PURE__*/ zod.null()]),
  "last_updated": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type DailyEarnings = zod.input<typeof DailyEarnings>;
export type DailyEarningsOutput = zod.output<typeof DailyEarnings>;
