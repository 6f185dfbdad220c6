/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { RegionBlockedCode } from './region-blocked-code.ts';

export interface RegionBlocked {
  detail: string;
  code: RegionBlockedCode;
}
