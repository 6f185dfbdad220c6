/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export interface RefreshedToken {
  /**
     * A JWT with `iat` and `exp`.
     * @minLength 1
     */
  access: string;
  /**
     * The next refresh token; present when rotation is on.
     * @minLength 1
     */
  refresh?: string;
}
