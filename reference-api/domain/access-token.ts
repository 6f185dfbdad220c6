import { jwtVerify, SignJWT } from 'jose';

import type { Services } from '../services.ts';

export interface AccessClaims {
  playerId: number;
  sessionId: string;
  /** The refresh token that was handed out in the same answer. */
  refreshTokenId: string;
}

export function signAccessToken(
  services: Services,
  claims: AccessClaims,
  issuedAt: number = services.settings.clock.now(),
): Promise<string> {
  const { random, accessTokenSeconds } = services.settings;
  const now = Math.floor(issuedAt / 1000);
  return new SignJWT({ token_type: 'access', sid: claims.sessionId, rid: claims.refreshTokenId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(claims.playerId))
    .setJti(random.uuid())
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(keyOf(services));
}

/** Null for anything that is not a valid access token of ours right now. */
export async function readAccessToken(services: Services, token: string): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(services), {
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

function keyOf(services: Services): Uint8Array {
  return Buffer.from(services.secret, 'base64url');
}
