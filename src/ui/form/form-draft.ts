import { type DraftName, forgetDraft, readDraft, writeDraft } from '#lib/drafts.ts';
import { controlsOf, type Field } from './form-values.ts';

/**
 * Keeps what is typed so far, for this tab, until it is as it was. Passwords and codes are never kept, nor what the page
 * filled in and nobody changed: that may be the address of somebody.
 */
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
