/**
 * How long an access token lives, in milliseconds: `exp − iat`, both by the server's clock. Null for a token
 * that does not say, or says what no token can live by; such a one is good until a 401.
 */
export function lifetimeMs(accessToken: string): number | null {
  const claims = readClaims(accessToken);
  const seconds = Number(claims?.['exp']) - Number(claims?.['iat']);
  return Number.isFinite(seconds) && seconds >= SHORTEST_LIFE_SECONDS ? seconds * 1000 : null;
}

/** A life that is shorter would have every request wait for a refresh of its own. */
const SHORTEST_LIFE_SECONDS = 5;

function readClaims(accessToken: string): Record<string, unknown> | null {
  const payload = accessToken.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? { ...claims } : null;
  } catch {
    return null;
  }
}
