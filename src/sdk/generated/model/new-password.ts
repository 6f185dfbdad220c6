/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Password } from './password.ts';

export interface NewPassword {
  new_password: Password;
  /** Equal to `new_password`, otherwise 400 with `non_field_errors`. */
  re_new_password: string;
}
