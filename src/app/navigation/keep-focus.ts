let lastFocused: Element | null = null;

/**
 * Focuses the page's heading when the focused control is removed or disabled, for example because a form shows its next
 * step. Otherwise focus would be lost, and the next Tab would start from the top.
 */
export function startKeepingFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.matches('main')) lastFocused = target;
  });
  new MutationObserver(() => {
    if (isLost(lastFocused)) afterTwoFrames(catchFocus);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}

/** Focuses `main` while a loading page has no heading. */
function catchFocus(): void {
  if (!isLost(lastFocused) || document.activeElement?.matches('body, main') === false) return;
  const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
  target?.focus({ preventScroll: true });
}

function isLost(element: Element | null): boolean {
  return element !== null && (!element.isConnected || element.matches(':disabled'));
}

/** Waits because the new content may take focus itself, and browsers blur a disabled control one frame later. */
function afterTwoFrames(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
