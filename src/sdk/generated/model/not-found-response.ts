/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Detail } from './detail.ts';

/**
 * There is no such thing.
 */
export type NotFoundResponse = Detail;
