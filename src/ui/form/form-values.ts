/** The values of a form as the DOM holds them, whoever put them there. Files are left out. */
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
export function controlsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField);
}

/** What takes focus for a field, the first of a group. */
export function controlOf(form: HTMLFormElement, field: string): HTMLElement | undefined {
  const control = controlsOf(form).find((element) => element.name === field);
  return control?.type === 'hidden' ? partOf(control) : control;
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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
