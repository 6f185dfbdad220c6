/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])$
 */
export type Month = string;
