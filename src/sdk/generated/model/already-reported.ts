/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { AlreadyReportedCode } from './already-reported-code.ts';

export interface AlreadyReported {
  detail: string;
  code: AlreadyReportedCode;
}
