/**
 * Resolves a link parameter to a path of our own origin, or null.
 *
 * Refuses whatever a browser could read as another place: backslashes, control characters, foreign or
 * opaque schemes, user names before the host, and paths that begin with two slashes once resolved.
 * Source of the rule: scenario 27 in tests/scenarios.md.
 *
 * @param candidate what the link says, already decoded once by URLSearchParams
 * @param origin our own origin, e.g. `https://rakeback.example`
 * @returns path with search and hash, e.g. `/app/deals/?sort=new#top`
 */
export function localPath(candidate: string, origin: string): string | null {
  if (hasForbiddenCharacter(candidate)) return null;
  const url = parse(candidate, origin);
  // Not url.origin: a blob URL answers with the origin inside it.
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
