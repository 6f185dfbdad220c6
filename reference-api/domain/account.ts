import type { Account } from '#sdk/generated/model/account.ts';
import type { Services } from '../services.ts';
import type { Player } from '../store/schema.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { unconfirmedEmailOf } from './unconfirmed-email.ts';

/** The account as its player sees it; `email` is null until it is verified. */
export async function accountOf({ database, settings }: Services, player: Player): Promise<Account> {
  return {
    id: player.id,
    email: player.verified_at === null ? null : player.email,
    ...unconfirmedEmailOf(player, settings.clock.now()),
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
