/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Detail } from './detail.ts';

/**
 * The body is not JSON. Nothing was read of it.
 */
export type UnsupportedMediaTypeResponse = Detail;
