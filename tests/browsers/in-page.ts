import { Ivya } from 'ivya';

/** Runs in the page (`finder.ts` puts it there): finds elements by the selectors of Playwright, as the journeys do. */
const ivya = Ivya.create({ browser: navigator.userAgent.includes('Firefox') ? 'firefox' : 'webkit' });

const places = new WeakMap<Element, string>();

/** Null while there is none; throws when the selector names several. */
export function visible(selector: string): Element | null {
  return ivya.queryLocatorSelector(`${selector} >> visible=true`, document, true);
}

/** The visible element once it can be clicked: enabled, where it was when it was asked for last, and under the pointer. */
export function clickable(selector: string): Element | null {
  const element = visible(selector);
  if (element === null || element.matches(':disabled, [aria-disabled=true]')) return null;
  if (!isUnderPointer(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = [x, y, width, height].join();
  const isStill = places.get(element) === place;
  places.set(element, place);
  return isStill && isUnderPointer(element) ? element : null;
}

export function hasFocus(selector: string): boolean {
  return visible(selector) === document.activeElement;
}

export function valueOf(selector: string): string | null {
  const element = visible(selector);
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? '';
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : null;
}

/** For whoever reads why a step failed. */
export function whereItStands(): string {
  return `${location.href}\n${document.body.innerText.slice(0, 6000)}`;
}

function isUnderPointer(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (hit === null) return false;
  return element.contains(hit) || hit.closest('label')?.control === element;
}
