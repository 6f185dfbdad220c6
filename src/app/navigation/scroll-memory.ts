const positions = new Map<string, number>();
let shownPath = '';

/** Remembers how far each history entry was scrolled, because the pages of this site are drawn by script. */
export function startScrollMemory(): void {
  if (entryKey() === null) return;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', rememberPosition, { passive: true });
}

/** Scrolls to where this history entry was left, to the hash's target, which gets focus, or to the top of a new entry. */
export function restoreScroll(): void {
  followScroll();
  const key = entryKey();
  const remembered = key === null ? undefined : positions.get(key);
  if (remembered !== undefined) window.scrollTo(0, remembered);
  else if (!showHashTarget()) window.scrollTo(0, 0);
}

/** The browser looks for the target before the page is drawn. Says whether there is one. */
export function showHashTarget(): boolean {
  const target = document.getElementById(decoded(window.location.hash.slice(1)));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
  return target !== null;
}

/** The page of this address is on screen: from here on its scrolling belongs to its entry. */
export function followScroll(): void {
  shownPath = window.location.pathname;
}

/** A hash that is no valid escape is a name like any other. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function rememberPosition(): void {
  // Between a move in history and the new page's arrival the old page is still on screen. A page that only changed its
  // query, as a list that was narrowed, has arrived already.
  const key = entryKey();
  if (key !== null && window.location.pathname === shownPath) positions.set(key, window.scrollY);
}

/** The browser's own name for the entry, null where it has no Navigation API and restores by itself. */
function entryKey(): string | null {
  return typeof navigation === 'undefined' ? null : (navigation.currentEntry?.key ?? null);
}
