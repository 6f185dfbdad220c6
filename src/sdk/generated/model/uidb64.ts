/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Uidb64 = string;
