/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * A decimal with two places, as a string.
 * @pattern ^-?[0-9]+\.[0-9]{2}$
 */
export type Amount = string;
