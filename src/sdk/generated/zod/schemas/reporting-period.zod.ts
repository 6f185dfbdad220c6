/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const ReportingPeriod = /*#__PURE__*/ zod.object({
  "start": /*#__PURE__*/ zod.iso.date(),
  "end": /*#__PURE__*/ zod.iso.date(),
  "time_zone": /*#__PURE__*/ zod.enum(['UTC'])
});

export type ReportingPeriod = zod.input<typeof ReportingPeriod>;
export type ReportingPeriodOutput = zod.output<typeof ReportingPeriod>;
