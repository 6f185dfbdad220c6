import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

import { followEarlyInput } from '../hydration.ts';
import { routeTable } from '../route-table.tsx';
import { usePageTitle } from './document-title.tsx';
import { shownPath } from './language-address.ts';
import type { PageName } from './page-loading.ts';

let isFirstArrival = true;

interface Arrived {
  readonly path: string;
  readonly page: PageName;
  /** The title that the page set itself, if any. */
  readonly title: string | null;
}

/**
 * Runs when a new page is shown: sets the window's title, restores the scroll position, and focuses the heading, so that
 * a screen reader announces the page. On the first page of a visit the browser does all but the title and the hash.
 */
export function useArrival({ path, page, title }: Arrived): void {
  const { i18n } = useLingui();
  usePageTitle(title ?? i18n._(routeTable[page].title));

  useEffect(() => {
    if (isFirstArrival) {
      isFirstArrival = false;
      followEarlyInput();
      followScroll();
      showHashTarget();
      return;
    }
    if (!hasOwnFocus() && !isPlayerBusy()) document.querySelector('h1')?.focus({ preventScroll: true });
    restoreScroll();
  }, [path]);

  const hash = useLocationProperty(
    () => window.location.hash,
    () => '',
  );
  const shownHash = useRef(hash);
  useEffect(() => {
    // The old page may still render with the address of the next one.
    if (hash === shownHash.current || shownPath() !== path) return;
    shownHash.current = hash;
    restoreScroll();
  }, [hash, path]);
}

/** A page may set focus itself, for example on an alert. */
function hasOwnFocus(): boolean {
  const main = document.querySelector('main');
  return main !== null && main !== document.activeElement && main.contains(document.activeElement);
}

/** The player is in a field, or in a menu of the header that is open or opens as soon as its code has loaded. */
function isPlayerBusy(): boolean {
  const used = document.querySelector(
    ':is(input, select, textarea):focus, header :is([aria-expanded=true], [aria-busy=true])',
  );
  return used !== null;
}

const positions = new Map<string, number>();
let pathOfPositions = '';

/** Stores the scroll position of each history entry. The browser cannot restore it, because pages render after the load. */
export function startScrollMemory(): void {
  if (entryKey() === null) return;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', rememberPosition, { passive: true });
}

/** Scrolls to the stored position of this history entry, else to the target of the hash and focuses it, else to the top. */
function restoreScroll(): void {
  followScroll();
  const key = entryKey();
  const remembered = key === null ? undefined : positions.get(key);
  if (remembered !== undefined) window.scrollTo(0, remembered);
  else if (!showHashTarget()) window.scrollTo(0, 0);
}

/** Scrolls to the target of the hash, which the browser looks for before the page is rendered. Returns whether it exists. */
function showHashTarget(): boolean {
  const target = document.getElementById(decoded(window.location.hash.slice(1)));
  if (!isPlayerBusy()) target?.focus({ preventScroll: true });
  target?.scrollIntoView();
  return target !== null;
}

/** Marks the page of this address as shown: from now on its scroll position is stored for its entry. */
function followScroll(): void {
  pathOfPositions = shownPath();
}

/** A hash with invalid percent-encoding is used as it is. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function rememberPosition(): void {
  // After Back or Forward the old page stays on screen until the new one has loaded. Only the path is compared, because a
  // changed query, for instance a filter, shows the same page.
  const key = entryKey();
  if (key !== null && shownPath() === pathOfPositions) positions.set(key, window.scrollY);
}

/** The browser's key of the history entry; null without the Navigation API. */
function entryKey(): string | null {
  return typeof navigation === 'undefined' ? null : (navigation.currentEntry?.key ?? null);
}
