import { Ivya } from 'ivya';

/** Runs in the page (`finder.ts` puts it there): finds elements by the selectors of Playwright, as the journeys do. */
const ivya = Ivya.create({ browser: navigator.userAgent.includes('Firefox') ? 'firefox' : 'webkit' });

const places = new WeakMap<Element, string>();

const errors: string[] = [];
const { error: logError } = console;
console.error = (...values: unknown[]) => {
  errors.push(values.map(String).join(' '));
  logError(...values);
};
addEventListener('error', ({ message, filename }) => errors.push(`${message} (${filename})`));
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  errors.push(`The security policy forbids it: ${violatedDirective} ${blockedURI}`),
);

/** Since this was asked for last, or since something of the page was, for the first time. */
export function takeErrors(): string[] {
  return errors.splice(0);
}

/** Null when there is none; throws when the selector matches several. */
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

/** The address and the visible text, for the message of a failed step. */
export function describePage(): string {
  return `${location.href}\n${document.body.innerText.slice(0, 6000)}`;
}

function isUnderPointer(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (hit === null) return false;
  return element.contains(hit) || hit.closest('label')?.control === element;
}
