import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import { digest, fromUidb64 } from './identifiers.ts';

export type ResetLinkFailure = 'link_invalid' | 'link_expired' | 'link_used' | 'link_superseded';

/** The two parts of a mailed link. */
export interface ResetLink {
  uidb64: string;
  token: string;
}

/** Makes the token of a new link, which supersedes older ones. */
export async function createResetLink(services: Services, playerId: number): Promise<string> {
  const { clock, random, linkSeconds } = services.settings;
  const token = random.token();
  const expires_at = clock.now() + linkSeconds * 1000;
  await services.database
    .insertInto('password_resets')
    .values({ player_id: playerId, token_hash: digest(token), expires_at })
    .execute();
  return token;
}

/**
 * Why the link sets no password, or null. A used link stays known as such, an older one is superseded even when it
 * has expired too, and one that was dropped is unknown.
 */
export async function resetLinkFailure(
  services: Services,
  database: Database,
  link: ResetLink,
): Promise<ResetLinkFailure | null> {
  const newestFirst = await database
    .selectFrom('password_resets')
    .selectAll()
    .where('player_id', '=', fromUidb64(link.uidb64))
    .orderBy('id', 'desc')
    .execute();
  const opened = newestFirst.find(({ token_hash }) => token_hash === digest(link.token));
  if (opened === undefined) return 'link_invalid';
  if (opened.used_at !== null) return 'link_used';
  if (opened.id !== newestFirst[0]?.id) return 'link_superseded';
  return opened.expires_at <= services.settings.clock.now() ? 'link_expired' : null;
}

export async function spendResetLink(services: Services, database: Database, link: ResetLink): Promise<void> {
  await database
    .updateTable('password_resets')
    .set({ used_at: services.settings.clock.now() })
    .where('token_hash', '=', digest(link.token))
    .execute();
}

/** Forgets the player's links that were not used. */
export async function dropResetLinks(database: Database, playerId: number): Promise<void> {
  await database
    .deleteFrom('password_resets')
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .execute();
}
