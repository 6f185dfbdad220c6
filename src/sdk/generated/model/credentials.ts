/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */

export interface Credentials {
  /** @maxLength 254 */
  email: string;
  /**
     * @minLength 1
     * @maxLength 128
     */
  password: string;
}
