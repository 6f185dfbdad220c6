/**
 * Where an `auth_url` may lead: back to the partner's own login, and only to origins that the build allows
 * (design: section 8). Anything else is ignored.
 *
 * @param candidate the parameter as the link gave it
 * @param allowed origins, e.g. `https://solver.example`
 * @returns the address to follow, or null
 */
export function handOffUrl(candidate: string | undefined, allowed: readonly string[]): string | null {
  if (candidate === undefined || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  // Not url.origin: a blob URL answers with the origin inside it.
  const isAllowed = allowed.includes(`${url.protocol}//${url.host}`);
  return isAllowed && url.username === '' && url.password === '' ? url.href : null;
}

/** Origins out of a list with commas between them. What is no origin on its own is left out. */
export function originsIn(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => URL.canParse(entry) && new URL(entry).origin === entry);
}
