/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Unauthorized } from './unauthorized.ts';

/**
 * The token is missing, expired, spent or not one of ours.
 */
export type UnauthorizedResponse = Unauthorized;
