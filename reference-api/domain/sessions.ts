import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';

import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import type { Player } from '../store/schema.ts';
import { digest } from './identifiers.ts';
import { acceptedKeys, type SigningKey } from './signing-keys.ts';

export interface TokenPair {
  access: string;
  refresh: string;
}

/** One session per login; its refresh tokens are a family that lives and dies together. */
export function openSession(services: Services, playerId: number): Promise<TokenPair> {
  return services.database.transaction().execute((database) => openSessionIn(services, database, playerId));
}

/** As `openSession`, within a transaction that does more. */
export async function openSessionIn(
  services: Services,
  database: Database,
  playerId: number,
): Promise<TokenPair> {
  const { clock, random } = services.settings;
  const session = { id: random.uuid(), player_id: playerId, created_at: clock.now() };
  await database.insertInto('sessions').values(session).execute();
  const issued = await issueRefreshToken(services, database, session.id, null);
  const claims = { playerId, sessionId: session.id, refreshTokenId: issued.id };
  return { access: await signAccessToken(services, database, claims), refresh: issued.secret };
}

/** Ends the session a refresh token belongs to; any other string ends nothing. */
export async function closeSession(services: Services, refresh: string): Promise<void> {
  await services.database
    .updateTable('sessions')
    .set({ revoked_at: services.settings.clock.now() })
    .where('revoked_at', 'is', null)
    .where('id', '=', (query) =>
      query.selectFrom('refresh_tokens').select('session_id').where('secret_hash', '=', digest(refresh)),
    )
    .execute();
}

/** Ends every session of the player, on all devices. */
export async function closeSessionsOf(
  services: Services,
  database: Database,
  playerId: number,
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ revoked_at: services.settings.clock.now() })
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The player an access token stands for, or null. A closed session ends its access tokens at once. */
export async function playerOfAccessToken(services: Services, access: string): Promise<Player | null> {
  const claims = await readAccessToken(services, access);
  if (claims === null) return null;
  const player = await services.database
    .selectFrom('players as player')
    .innerJoin('sessions as session', 'session.player_id', 'player.id')
    .where('session.id', '=', claims.sessionId)
    .where('session.revoked_at', 'is', null)
    .where('session.created_at', '>', oldestSession(services))
    .where('player.id', '=', claims.playerId)
    .where('player.active', '=', true)
    .selectAll('player')
    .executeTakeFirst();
  if (player === undefined) return null;
  await markDelivered(services, services.database, claims.refreshTokenId);
  return player;
}

/** Sessions that began then or before have reached their age. */
export function oldestSession({ settings }: Services): number {
  return settings.clock.now() - settings.sessionSeconds * 1000;
}

/** Stores the digest only; the secret leaves with the answer. */
export async function issueRefreshToken(
  services: Services,
  database: Database,
  sessionId: string,
  parentId: string | null,
): Promise<{ id: string; secret: string }> {
  const { clock, random, refreshTokenSeconds } = services.settings;
  const id = random.uuid();
  const secret = random.token();
  await database
    .insertInto('refresh_tokens')
    .values({
      id,
      session_id: sessionId,
      parent_id: parentId,
      secret_hash: digest(secret),
      expires_at: clock.now() + refreshTokenSeconds * 1000,
    })
    .execute();
  return { id, secret };
}

/** Marks an answer as received: one of its tokens was used. */
export async function markDelivered(
  services: Services,
  database: Database,
  refreshTokenId: string,
): Promise<void> {
  await database
    .updateTable('refresh_tokens')
    .set({ delivered_at: services.settings.clock.now() })
    .where('id', '=', refreshTokenId)
    .where('delivered_at', 'is', null)
    .execute();
}

export interface AccessClaims {
  playerId: number;
  sessionId: string;
  /** The refresh token that was handed out in the same answer. */
  refreshTokenId: string;
}

export async function signAccessToken(
  services: Services,
  database: Database,
  claims: AccessClaims,
  issuedAt: number = services.settings.clock.now(),
): Promise<string> {
  const { random, accessTokenSeconds } = services.settings;
  const now = Math.floor(issuedAt / 1000);
  const [key] = await acceptedKeys(services, database);
  return new SignJWT({ token_type: 'access', sid: claims.sessionId, rid: claims.refreshTokenId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.id })
    .setSubject(String(claims.playerId))
    .setJti(random.uuid())
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(bytesOf(key));
}

/** Null for anything that is not a valid access token of ours right now. */
async function readAccessToken(services: Services, token: string): Promise<AccessClaims | null> {
  try {
    const keys = await acceptedKeys(services, services.database);
    const key = keys.find(({ id }) => id === decodeProtectedHeader(token).kid);
    if (key === undefined) return null;
    const { payload } = await jwtVerify(token, bytesOf(key), {
      algorithms: ['HS256'],
      currentDate: new Date(services.settings.clock.now()),
      requiredClaims: ['sub', 'exp'],
    });
    const { sub, sid, rid, token_type } = payload;
    if (token_type !== 'access' || sub === undefined) return null;
    if (typeof sid !== 'string' || typeof rid !== 'string') return null;
    return { playerId: Number(sub), sessionId: sid, refreshTokenId: rid };
  } catch {
    return null;
  }
}

function bytesOf({ secret }: SigningKey): Uint8Array {
  return Buffer.from(secret, 'base64url');
}
