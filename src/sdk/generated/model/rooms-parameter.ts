/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Slug } from './slug.ts';

/**
 * Only these rooms, by slug.
 */
export type RoomsParameter = Slug[];
