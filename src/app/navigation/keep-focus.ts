let lastFocused: Element | null = null;

/**
 * Puts focus on the page's heading when the control that had it is gone or shut, for example because a step of
 * a form gave way to the next. Otherwise focus would be nowhere, and the next Tab would start from the top.
 */
export function startKeepingFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.matches('main')) lastFocused = target;
  });
  new MutationObserver(() => {
    if (isLost(lastFocused)) afterTwoFrames(catchFocus);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}

/** While something loads there is no heading; until it comes, `main` stands in. */
function catchFocus(): void {
  if (!isLost(lastFocused) || document.activeElement?.matches('body, main') === false) return;
  const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
  target?.focus({ preventScroll: true });
}

function isLost(element: Element | null): boolean {
  return element !== null && (!element.isConnected || element.matches(':disabled'));
}

/** What takes the control's place may take focus itself, and the browser lets go of a shut control a frame later. */
function afterTwoFrames(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
