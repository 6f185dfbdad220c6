const positions = new Map<string, number>();
let current = entryKey();

/** Remembers how far each history entry was scrolled, because the pages of this site are drawn by script. */
export function startScrollMemory(): void {
  if (entryKey() === null) return;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', rememberPosition, { passive: true });
}

/** Scrolls to where this history entry was left, to the hash's target, or to the top of a new entry. */
export function restoreScroll(): void {
  current = entryKey();
  const remembered = current === null ? undefined : positions.get(current);
  const target = document.getElementById(decoded(window.location.hash.slice(1)));
  if (remembered !== undefined) window.scrollTo(0, remembered);
  else if (target !== null) target.scrollIntoView();
  else window.scrollTo(0, 0);
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
  // Between a move in history and the new page's arrival the old page is still on screen.
  const key = entryKey();
  if (key !== null && key === current) positions.set(key, window.scrollY);
}

/** The browser's own name for the entry, null where it has no Navigation API and restores by itself. */
function entryKey(): string | null {
  return typeof navigation === 'undefined' ? null : (navigation.currentEntry?.key ?? null);
}
