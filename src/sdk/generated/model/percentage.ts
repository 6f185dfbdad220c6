/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * A decimal as a string; 50 means 50 %.
 * @pattern ^[0-9]+(\.[0-9]+)?$
 */
export type Percentage = string;
