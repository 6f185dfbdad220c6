/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type Slug = string;
