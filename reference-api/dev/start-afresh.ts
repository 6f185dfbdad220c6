import type { Services } from '../services.ts';

/** No members, no mails, nothing offered, no limits, every region served; the signing key stays. */
export async function startAfresh({ database, background, pretended }: Services): Promise<void> {
  await background.idle();
  pretended.region = null;
  // What a player has goes with the player; the countries of a deal go with the deal.
  for (const table of ['players', 'rate_limits', 'mails', 'feedback', 'plans', 'deals', 'rooms'] as const)
    await database.deleteFrom(table).execute();
}
