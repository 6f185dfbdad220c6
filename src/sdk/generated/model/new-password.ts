/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Password } from './password.ts';

export interface NewPassword {
  new_password: Password;
  /** Equal to `new_password`. */
  re_new_password: string;
}
