import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import { digest } from './identifiers.ts';
import { issueRefreshToken, markDelivered, oldestSession, signAccessToken } from './sessions.ts';

/**
 * Exchanges a refresh token; null means refused, `too_old` that the session has reached its age.
 *
 * A used token that comes back is one of three things, distinguished by stored facts:
 * - no token of the answer to its first use was ever used: that answer was lost, so it is sent again;
 * - it comes within `refreshGraceSeconds` of its first use: a second tab was slower, so it is only refused;
 * - otherwise somebody has a copy: the whole session ends.
 */
export async function refreshSession(
  services: Services,
  secret: string,
): Promise<{ access: string; refresh?: string } | 'too_old' | null> {
  const outcome = await services.database
    .transaction()
    .execute((database) => exchange(services, database, secret));
  if (outcome === null || outcome === 'too_old') return outcome;
  const access = await signAccessToken(services, services.database, outcome);
  return outcome.secret === null ? { access } : { access, refresh: outcome.secret };
}

async function exchange(services: Services, database: Database, secret: string) {
  const token = await findToken(services, database, secret);
  if (token === undefined) return null;
  const { session_id: sessionId, player_id: playerId } = token;

  if (token.session_began_at <= oldestSession(services)) return 'too_old';
  if (token.retired_at !== null) return endSession(services, database, sessionId);
  if (token.used_at !== null && (await wasDelivered(database, token.id))) {
    const age = services.settings.clock.now() - token.used_at;
    return age <= services.settings.refreshGraceSeconds * 1000
      ? null
      : endSession(services, database, sessionId);
  }

  await markDelivered(services, database, token.id);
  await retireSiblings(services, database, token);
  if (!services.settings.rotation) return { playerId, sessionId, refreshTokenId: token.id, secret: null };
  await markUsed(services, database, token.id);
  const issued = await issueRefreshToken(services, database, sessionId, token.id);
  return { playerId, sessionId, refreshTokenId: issued.id, secret: issued.secret };
}

function findToken(services: Services, database: Database, secret: string) {
  return database
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .innerJoin('players as player', 'player.id', 'session.player_id')
    .where('token.secret_hash', '=', digest(secret))
    .where('token.expires_at', '>', services.settings.clock.now())
    .where('session.revoked_at', 'is', null)
    .where('player.active', '=', true)
    .selectAll('token')
    .select(['session.player_id', 'session.created_at as session_began_at'])
    .executeTakeFirst();
}

async function wasDelivered(database: Database, tokenId: string): Promise<boolean> {
  const seen = await database
    .selectFrom('refresh_tokens')
    .select('id')
    .where('parent_id', '=', tokenId)
    .where('delivered_at', 'is not', null)
    .executeTakeFirst();
  return seen !== undefined;
}

async function endSession(services: Services, database: Database, sessionId: string): Promise<null> {
  await database
    .updateTable('sessions')
    .set({ revoked_at: services.settings.clock.now() })
    .where('id', '=', sessionId)
    .execute();
  return null;
}

async function markUsed(services: Services, database: Database, tokenId: string): Promise<void> {
  await database
    .updateTable('refresh_tokens')
    .set({ used_at: services.settings.clock.now() })
    .where('id', '=', tokenId)
    .where('used_at', 'is', null)
    .execute();
}

/** When one token was answered several times, only the tokens of the answer that arrived stay valid. */
async function retireSiblings(
  services: Services,
  database: Database,
  token: { id: string; parent_id: string | null },
): Promise<void> {
  if (token.parent_id === null) return;
  await database
    .updateTable('refresh_tokens')
    .set({ retired_at: services.settings.clock.now() })
    .where('parent_id', '=', token.parent_id)
    .where('id', '!=', token.id)
    .where('retired_at', 'is', null)
    .execute();
}
