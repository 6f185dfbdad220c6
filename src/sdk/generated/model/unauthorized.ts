/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export interface Unauthorized {
  detail: string;
  /** `token_not_valid` when a token was sent; absent or another code otherwise. */
  code?: string;
}
