/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export interface EmailAddress {
  /** @maxLength 254 */
  email: string;
}
