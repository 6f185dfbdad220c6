/**
 * The lifetime of an access token in milliseconds: `exp − iat`, both by the server's clock. Null if a claim is missing or
 * the lifetime is not plausible; such a token is used until a 401.
 */
export function lifetimeMs(accessToken: string): number | null {
  const claims = readClaims(accessToken);
  const seconds = Number(claims?.['exp']) - Number(claims?.['iat']);
  return Number.isFinite(seconds) && seconds >= SHORTEST_LIFE_SECONDS ? seconds * 1000 : null;
}

/** With a shorter lifetime every request would wait for its own refresh. */
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
