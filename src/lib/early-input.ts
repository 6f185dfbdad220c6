const HELD = 'held';

interface EarlyWindow {
  /** The first view can be used. Parts whose code comes later may still wait for React. */
  isFirstViewReady?: boolean;
}

/**
 * Keeps the last press of a button that React has not taken over yet. A form would be sent by the browser otherwise, with its
 * values in the address. Links of a page with search parameters are kept too, because those of the prerendered page do not
 * carry the parameters on. A notice outside of the page works at once. It must not use anything outside its body: `scripts/first-paint.ts` inlines its source into the
 * page.
 */
export function holdPresses(): void {
  const hold = (pressed: Element) => {
    document.querySelector('[data-held]')?.removeAttribute('data-held');
    pressed.setAttribute('data-held', '');
  };
  document.addEventListener(
    'click',
    (event) => {
      const pressable = window.location.search === '' ? '#root button' : '#root button, #root a';
      const pressed = event.target instanceof Element ? event.target.closest(pressable) : null;
      if (pressed === null) return;
      const isTakenOver = Object.keys(pressed).some((key) => key.startsWith('__reactProps'));
      if ((window as EarlyWindow).isFirstViewReady === true && isTakenOver) return;
      event.preventDefault();
      event.stopPropagation();
      hold(pressed);
    },
    true,
  );
  // React drops an event that comes while it takes the form over.
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.submitter !== null) hold(event.submitter);
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FieldInput {
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  /** Null for a field without the focus. */
  readonly caret: readonly [number | null, number | null] | null;
}

/** What a person did on the page before its scripts started: at most one press, and the fields that they changed. */
export interface EarlyInput {
  readonly fields: readonly FieldInput[];
  /** Kind, label and text of the pressed button or link. */
  readonly press: string | null;
}

/** Reads what was typed, chosen, filled in by the browser and pressed. */
export function readEarlyInput(): EarlyInput {
  const held = document.querySelector(`[data-${HELD}]`);
  return {
    fields: Array.from(fieldsOnPage()).flatMap((field) => {
      const hasFocus = field === document.activeElement;
      if (!hasFocus && !isChanged(field)) return [];
      const isText = !(field instanceof HTMLSelectElement);
      return {
        name: field.name,
        value: field.value,
        isChecked: field instanceof HTMLInputElement && field.checked,
        caret: hasFocus ? (isText ? [field.selectionStart, field.selectionEnd] : [null, null]) : null,
      };
    }),
    press: held === null ? null : nameOf(held),
  };
}

/** What is not possible by then, or on another page, is given up: a late press would surprise. */
const PATIENCE_MS = 10_000;
/** After React has taken over the last part. */
const AFTERCARE_MS = 1000;
const PAUSE_MS = 50;
const repeated = new WeakSet<Element>();

/**
 * Repeats the input with the events that the page now listens to. Parts whose code comes later get theirs when React has
 * taken them over. The press comes last.
 *
 * @param kept what was done on a page that was replaced since; null for the input of the page as it stands
 */
export function repeatEarlyInput(kept: EarlyInput | null, patienceMs = PATIENCE_MS): void {
  (window as EarlyWindow).isFirstViewReady = true;
  const { pathname } = window.location;
  const { fields, press } = kept ?? readEarlyInput();
  const late = fields.filter((input) => !repeatInput(input));
  // What is typed from now on is not early.
  for (const field of fieldsOnPage()) if (isTakenOver(field)) repeated.add(field);
  const isPressed = press === null || (late.length === 0 && repeatPress(press));
  if (patienceMs <= 0) return;
  const isWhole = late.length === 0 && isPressed && isWholeTakenOver();
  const patience = isWhole ? Math.min(patienceMs, AFTERCARE_MS) : patienceMs;
  setTimeout(() => {
    if (window.location.pathname !== pathname) return;
    repeatEarlyInput(kept && { fields: late, press: isPressed ? null : press }, patience - PAUSE_MS);
  }, PAUSE_MS);
}

/** Returns whether nothing is left to do. */
function repeatInput(input: FieldInput): boolean {
  const field = Array.from(fieldsOnPage()).find(({ name }) => name === input.name);
  if (field === undefined || !isTakenOver(field)) return false;
  if (!repeated.has(field)) repeatField(field, input);
  repeated.add(field);
  return true;
}

function repeatPress(press: string): boolean {
  const button = Array.from(document.querySelectorAll<HTMLElement>('button, a')).find(
    (one) => nameOf(one) === press,
  );
  if (button === undefined || !isTakenOver(button)) return false;
  document.querySelector(`[data-${HELD}]`)?.removeAttribute(`data-${HELD}`);
  button.click();
  return true;
}

function isWholeTakenOver(): boolean {
  return Array.from(document.querySelectorAll('button')).every(isTakenOver);
}

/** React keeps the properties of an element at the element. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

function repeatField(field: Field, { value, isChecked, caret }: FieldInput): void {
  if (caret !== null) field.focus({ preventScroll: true });
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (isChecked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
  } else {
    // React ignores an event whose value it knows, and it knows what is set through the element itself.
    field.value = field.defaultValue;
    setUnseen(field, value);
    if (caret !== null && caret[0] !== null) field.setSelectionRange(...caret);
    if (value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function fieldsOnPage(): NodeListOf<Field> {
  return document.querySelectorAll<Field>('main :is(input, textarea, select)[name]');
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.value !== (field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0])?.value
    );
  return (
    field.value !== field.defaultValue ||
    (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
  );
}

function nameOf(element: Element): string {
  return `${element.tagName} ${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
}
