import { type DraftName, forgetDraft, readDraft, writeDraft } from '#lib/drafts.ts';

/** The values of a form from the DOM, also those that the browser filled in. Files are left out. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** How many fields a person fills in; hidden and unreachable ones, such as a user name for managers, do not count. */
export function fieldCount(form: HTMLFormElement): number {
  const names = controlsOf(form).map((element) => element.name);
  return new Set(names).size;
}

/** Every control that a person fills in. Of a field of several parts it is the hidden one that holds its value. */
function controlsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField);
}

/** What takes focus for a field, the first of a group. */
export function controlOf(form: HTMLFormElement, field: string): HTMLElement | undefined {
  const control = controlsOf(form).find((element) => element.name === field);
  return control?.type === 'hidden' ? partOf(control) : control;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  if (!isControl || element.name === '' || element.disabled) return false;
  return element.type === 'hidden' ? partOf(element) !== undefined : element.tabIndex >= 0;
}

/** A field of several parts marks the one that takes focus with its name. */
function partOf({ form, name }: Field): HTMLElement | undefined {
  return form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`) ?? undefined;
}

/** Stores changed fields for this tab; never passwords and codes, nor prefilled values that nobody changed (privacy). */
export function keepDraft(name: DraftName, form: HTMLFormElement): void {
  const typed = controlsOf(form).filter((field) => !isSecret(field) && !isUntouched(field));
  if (typed.length === 0) {
    forgetDraft(name);
    return;
  }
  const kept = typed.filter((field) => !isUnchosen(field));
  writeDraft(name, Object.fromEntries(kept.map((field) => [field.name, valueOf(field)])));
}

/** Puts a kept draft back into the fields that are still there and that nobody has changed meanwhile. */
export function restoreDraft(name: DraftName, form: HTMLFormElement): void {
  const values = readDraft(name);
  for (const field of controlsOf(form).filter((one) => one.type === 'hidden' || isUntouched(one))) {
    const value = values.get(field.name);
    if (typeof value === 'boolean' && isTickable(field)) field.checked = value;
    if (typeof value === 'string' && !isTickable(field) && !isSecret(field)) putBack(field, value);
  }
}

function putBack(field: Field, value: string): void {
  if (isRadio(field)) {
    field.checked = field.value === value;
    return;
  }
  field.value = value;
  // A field of several parts has to show what its hidden input holds.
  if (field.type === 'hidden') field.dispatchEvent(new Event('input', { bubbles: true }));
}

function valueOf(field: Field): string | boolean {
  return isTickable(field) ? field.checked : field.value;
}

/** Holds what the page gave it. A hidden input cannot tell: its value is its default. */
function isUntouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].every((option) => option.selected === option.defaultSelected);
  if (isTickable(field) || isRadio(field)) return field.checked === field.defaultChecked;
  return field.type !== 'hidden' && field.value === field.defaultValue;
}

function isTickable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}

function isRadio(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'radio';
}

function isUnchosen(field: Field): boolean {
  return isRadio(field) && !field.checked;
}

/** A shown password is a text input, so its purpose tells, not its type. */
function isSecret({ type, autocomplete }: Field): boolean {
  return type === 'password' || /password|one-time-code/.test(autocomplete);
}
