/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export interface TokenPair {
  /**
     * A JWT with `iat` and `exp`.
     * @minLength 1
     */
  access: string;
  /** @minLength 1 */
  refresh: string;
}
