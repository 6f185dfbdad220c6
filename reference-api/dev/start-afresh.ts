import type { Services } from '../services.ts';

/** No members, no mails, no limits, every region served; the signing key stays. */
export async function startAfresh({ database, background, pretended }: Services): Promise<void> {
  await background.idle();
  pretended.region = null;
  // Sessions, tokens and verifications go with their player.
  for (const table of ['players', 'rate_limits', 'mails'] as const)
    await database.deleteFrom(table).execute();
}
