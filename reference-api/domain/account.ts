import type { Account } from '../../src/sdk/generated/model/account.ts';
import { toTimestamp } from '../clock.ts';
import type { Database } from '../store/database.ts';
import type { Player } from '../store/schema.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** The account as its player sees it; `email` is null until it is verified. */
export async function accountOf(database: Database, player: Player): Promise<Account> {
  const pendingUntil = player.unconfirmed_email_expires_at;
  return {
    id: player.id,
    email: player.verified_at === null ? null : player.email,
    unconfirmed_email: player.unconfirmed_email,
    unconfirmed_email_expires_at: pendingUntil === null ? null : toTimestamp(pendingUntil),
    first_name: player.first_name,
    last_name: player.last_name,
    country: player.country,
    edge_balance: player.edge_balance,
    marketing_opt_in: player.marketing_opt_in === 1,
    whatsapp_number: player.whatsapp_number,
    discord_id: player.discord_id,
    telegram: player.telegram,
    flags: JSON.parse(player.flags) as string[],
    subscriptions: await subscriptionsOf(database, player.id),
  };
}
