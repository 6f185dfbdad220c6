/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

/**
 * RFC 3339 in UTC, with or without fractions of a second.
 */
export type Timestamp = string;
