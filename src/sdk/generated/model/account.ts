/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';
import type { Country } from './country.ts';
import type { Language } from './language.ts';
import type { Subscription } from './subscription.ts';
import type { Timestamp } from './timestamp.ts';

export interface Account {
  id: number;
  /** Null until the address is verified. */
  email: string | null;
  /** The address of a change that waits for its confirmation. */
  unconfirmed_email: string | null;
  unconfirmed_email_expires_at: Timestamp | null;
  first_name: string;
  last_name: string;
  country: Country;
  /** The language of mails to the member. The application changes it only where it is sent. */
  language?: Language;
  edge_balance: Amount;
  marketing_opt_in: boolean;
  /** Empty when none is given. */
  whatsapp_number: string;
  /** Empty when none is given. */
  discord_id: string;
  /** Empty when none is given. */
  telegram: string;
  /** Names of features that are on. Unknown names are kept. */
  flags: string[];
  subscriptions: Subscription[];
}
