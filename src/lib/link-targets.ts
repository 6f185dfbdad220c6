/**
 * Resolves a link parameter to a path of our own origin, or null.
 *
 * Refuses anything that a browser could resolve to another origin: backslashes, control characters, foreign or
 * opaque schemes, user names before the host, and paths that begin with two slashes once resolved.
 * Source of the rule: scenario 27 in tests/scenarios.md.
 *
 * @param candidate the parameter of the link, already decoded once by URLSearchParams
 * @param origin our own origin, e.g. `https://rakeback.example`
 * @returns path with search and hash, e.g. `/app/deals/?sort=new#top`
 */
export function localPath(candidate: string, origin: string): string | null {
  if (hasForbiddenCharacter(candidate)) return null;
  const url = parse(candidate, origin);
  // Not `url.origin`, which for a blob URL is the origin inside it.
  if (url === null || `${url.protocol}//${url.host}` !== origin || url.username !== '' || url.password !== '')
    return null;
  if (url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

function hasForbiddenCharacter(text: string): boolean {
  return [...text].some((character) => character === '\\' || character <= ' ' || character === '\u007f');
}

function parse(candidate: string, origin: string): URL | null {
  try {
    return new URL(candidate, origin);
  } catch {
    return null;
  }
}

/**
 * Where an `auth_url` may lead: back to the partner's own login, and only to origins that the operator allows
 * (design: section 8). Anything else is ignored.
 *
 * @param candidate the parameter as the link gave it
 * @param allowed origins, e.g. `https://solver.example`
 * @returns the address to follow, or null
 */
export function handOffUrl(candidate: string | undefined, allowed: readonly string[]): string | null {
  if (candidate === undefined || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  // Not `url.origin`, which for a blob URL is the origin inside it.
  const isAllowed = allowed.includes(`${url.protocol}//${url.host}`);
  return isAllowed && url.username === '' && url.password === '' ? url.href : null;
}
