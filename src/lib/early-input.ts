const HELD = 'held';

interface EarlyWindow {
  /** Stops holding presses; left out where the page has no such script. */
  stopHolding?: () => void;
}

/**
 * Keeps the last press of a button until the scripts of the page have started. A form would be sent by the browser
 * otherwise, with its values in the address. Links of a page with search parameters are kept too, because those of the
 * prerendered page do not carry the parameters on. It must not use anything outside its body: `scripts/first-paint.ts` inlines
 * its source into the page.
 */
export function holdPresses(): void {
  const hold = (event: Event) => {
    const pressable = window.location.search === '' ? 'button' : 'button, a';
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    document.querySelector('[data-held]')?.removeAttribute('data-held');
    button.dataset['held'] = '';
  };
  document.addEventListener('click', hold, true);
  (window as EarlyWindow).stopHolding = () => {
    document.removeEventListener('click', hold, true);
  };
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

/** Repeats the input with the events that the page now listens to. The press comes last. */
export function repeatEarlyInput({ fields, press }: EarlyInput): void {
  for (const input of fields) {
    const field = Array.from(fieldsOnPage()).find(({ name }) => name === input.name);
    if (field !== undefined) repeatField(field, input);
  }
  (window as EarlyWindow).stopHolding?.();
  const held = document.querySelector(`[data-${HELD}]`);
  held?.removeAttribute(`data-${HELD}`);
  if (press === null) return;
  const button = Array.from(document.querySelectorAll<HTMLElement>('button, a')).find(
    (one) => nameOf(one) === press,
  );
  button?.click();
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
