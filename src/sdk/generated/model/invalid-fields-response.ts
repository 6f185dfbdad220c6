/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { InvalidFields } from './invalid-fields.ts';

/**
 * Some fields are refused.
 */
export type InvalidFieldsResponse = InvalidFields;
