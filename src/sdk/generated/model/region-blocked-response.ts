/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { RegionBlocked } from './region-blocked.ts';

/**
 * The visitor's region is not served.
 */
export type RegionBlockedResponse = RegionBlocked;
