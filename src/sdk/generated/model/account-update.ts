/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Country } from './country.ts';
import type { Language } from './language.ts';

export interface AccountUpdate {
  /**
     * @minLength 1
     * @maxLength 150
     */
  first_name?: string;
  /**
     * @minLength 1
     * @maxLength 150
     */
  last_name?: string;
  country?: Country;
  /** Sent when the member reads the site in another language. One that is not in the list is refused. */
  language?: Language;
  marketing_opt_in?: boolean;
  /** @maxLength 32 */
  whatsapp_number?: string;
  /** @maxLength 64 */
  discord_id?: string;
  /** @maxLength 64 */
  telegram?: string;
}
