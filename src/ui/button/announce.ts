let region: HTMLElement | null = null;

/**
 * Has a screen reader say what the focused control does not say itself, for example that a press is being worked on.
 * Returns a function that removes the text again.
 */
export function announce(text: string): () => void {
  const spoken = (region ??= createRegion());
  spoken.textContent = text;
  return () => {
    spoken.textContent = '';
  };
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.ariaLive = 'assertive';
  element.style.cssText =
    'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';
  document.body.append(element);
  return element;
}
