import { useEffect, useRef } from 'react';

/** Screen readers notice only what comes into a region that was there before. */
const WAIT_MS = 100;

/** Long enough for a screen reader that is still reading something else. */
const SAID_MS = 5000;

let region: HTMLElement | null = null;

/**
 * Has a screen reader say a text that nobody sees, for example that a press is pending. The text goes after five seconds,
 * so that who reads on does not meet it, or when the returned function is called.
 */
export function announce(text: string): () => void {
  const spoken = document.createElement('div');
  spoken.textContent = text;
  const parent = (region ??= createRegion());
  const start = setTimeout(() => {
    parent.append(spoken);
  }, WAIT_MS);
  const end = setTimeout(takeBack, WAIT_MS + SAID_MS);
  function takeBack() {
    clearTimeout(start);
    clearTimeout(end);
    spoken.remove();
  }
  return takeBack;
}

/** Announces a text whenever it changes, not the first one. */
export function useAnnouncement(text: string): void {
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return undefined;
    last.current = text;
    return text === '' ? undefined : announce(text);
  }, [text]);
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.role = 'status';
  // An open dialog of React Aria hides everything else that is outside of it.
  element.dataset['liveAnnouncer'] = 'true';
  element.style.cssText =
    'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';
  document.body.append(element);
  return element;
}
