/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Detail } from './detail.ts';

/**
 * Too many tries.
 */
export type ThrottledResponse = Detail;
