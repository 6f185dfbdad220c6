/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * ISO 3166-1 alpha-2.
 * @pattern ^[A-Z]{2}$
 */
export type Country = string;
