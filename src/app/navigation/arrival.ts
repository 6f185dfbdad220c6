import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

import { routeTable } from '../route-table.tsx';
import { usePageTitle } from './document-title.tsx';
import type { PageName } from './page-loading.ts';

let isFirstArrival = true;

interface Arrived {
  readonly path: string;
  readonly page: PageName;
  /** The page's own, if it has named itself. */
  readonly title: string | null;
}

/**
 * What happens when a page has arrived: its title stands in the window, the view is where it should be, and
 * focus is on the heading, which is how a screen reader learns the page's name. On the first page of a visit
 * the browser itself does all but the title and the hash.
 */
export function useArrival({ path, page, title }: Arrived): void {
  const { i18n } = useLingui();
  usePageTitle(title ?? i18n._(routeTable[page].title));

  useEffect(() => {
    if (isFirstArrival) {
      isFirstArrival = false;
      followScroll();
      showHashTarget();
      return;
    }
    if (!hasOwnFocus()) document.querySelector('h1')?.focus({ preventScroll: true });
    restoreScroll();
  }, [path]);

  const hash = useLocationProperty(() => window.location.hash);
  const shownHash = useRef(hash);
  useEffect(() => {
    // A page that is being left sees the address of the next one.
    if (hash === shownHash.current || window.location.pathname !== path) return;
    shownHash.current = hash;
    restoreScroll();
  }, [hash, path]);
}

/** A page may put focus itself, on an alert for example. */
function hasOwnFocus(): boolean {
  const main = document.querySelector('main');
  return main !== null && main !== document.activeElement && main.contains(document.activeElement);
}

const positions = new Map<string, number>();
let shownPath = '';

/** Remembers how far each history entry was scrolled, because the pages of this site are drawn by script. */
export function startScrollMemory(): void {
  if (entryKey() === null) return;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', rememberPosition, { passive: true });
}

/** Scrolls to where this history entry was left, to the hash's target, which gets focus, or to the top of a new entry. */
function restoreScroll(): void {
  followScroll();
  const key = entryKey();
  const remembered = key === null ? undefined : positions.get(key);
  if (remembered !== undefined) window.scrollTo(0, remembered);
  else if (!showHashTarget()) window.scrollTo(0, 0);
}

/** The browser looks for the target before the page is drawn. Says whether there is one. */
function showHashTarget(): boolean {
  const target = document.getElementById(decoded(window.location.hash.slice(1)));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
  return target !== null;
}

/** The page of this address is on screen: from here on its scrolling belongs to its entry. */
function followScroll(): void {
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
  // query, as a list that was filtered, has arrived already.
  const key = entryKey();
  if (key !== null && window.location.pathname === shownPath) positions.set(key, window.scrollY);
}

/** The browser's own name for the entry, null where it has no Navigation API and restores by itself. */
function entryKey(): string | null {
  return typeof navigation === 'undefined' ? null : (navigation.currentEntry?.key ?? null);
}
