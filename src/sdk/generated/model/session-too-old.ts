/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { SessionTooOldCode } from './session-too-old-code.ts';

export interface SessionTooOld {
  detail: string;
  code: SessionTooOldCode;
}
