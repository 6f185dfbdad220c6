/**
 * How long an access token lives, in milliseconds: `exp − iat`, both by the server's clock. Null for a token
 * that does not say; such a one is good until a 401.
 */
export function lifetimeMs(accessToken: string): number | null {
  const claims = readClaims(accessToken);
  const seconds = Number(claims?.['exp']) - Number(claims?.['iat']);
  return seconds > 0 ? seconds * 1000 : null;
}

function readClaims(accessToken: string): Record<string, unknown> | null {
  const payload = accessToken.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? { ...claims } : null;
  } catch {
    return null;
  }
}
