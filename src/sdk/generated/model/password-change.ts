/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Password } from './password.ts';

export interface PasswordChange {
  /**
     * @minLength 1
     * @maxLength 128
     */
  current_password: string;
  new_password: Password;
  /** Equal to `new_password`, otherwise 400 with `non_field_errors`. */
  re_new_password: string;
}
