/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export interface EmailChange {
  /** @maxLength 254 */
  new_email: string;
  /**
     * @minLength 1
     * @maxLength 128
     */
  current_password: string;
}
