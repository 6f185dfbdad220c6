/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Country } from './country.ts';
import type { Language } from './language.ts';
import type { Password } from './password.ts';

export interface Registration {
  /**
     * @minLength 1
     * @maxLength 150
     */
  first_name: string;
  /**
     * @minLength 1
     * @maxLength 150
     */
  last_name: string;
  country: Country;
  /**
     * The language in which the visitor reads the site, and gets mails. Without it `Accept-Language` counts, then
     * English. One that is not in the list is refused.
     */
  language?: Language;
  /** @maxLength 254 */
  email: string;
  password: Password;
  /** Equal to `password`, otherwise 400 with `non_field_errors`. */
  re_password: string;
  /** Must be true, otherwise 400 on this field. */
  terms_accepted: boolean;
  marketing_opt_in: boolean;
}
