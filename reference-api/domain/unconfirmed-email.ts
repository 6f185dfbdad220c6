import type { Account } from '#sdk/generated/model/account.ts';
import { toTimestamp } from '../clock.ts';
import type { Player } from '../store/schema.ts';

/** The address of a change that still waits for its confirmation; nulls once its time is over. */
export function unconfirmedEmailOf(
  { unconfirmed_email, unconfirmed_email_expires_at }: Player,
  now: number,
): Pick<Account, 'unconfirmed_email' | 'unconfirmed_email_expires_at'> {
  return unconfirmed_email_expires_at !== null && unconfirmed_email_expires_at > now
    ? { unconfirmed_email, unconfirmed_email_expires_at: toTimestamp(unconfirmed_email_expires_at) }
    : { unconfirmed_email: null, unconfirmed_email_expires_at: null };
}
