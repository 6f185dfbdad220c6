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

/** Every control that a person fills in. */
export function controlsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField);
}

/** The control of a field, the first of a group. */
export function controlOf(form: HTMLFormElement, field: string): HTMLElement | undefined {
  return controlsOf(form).find((element) => element.name === field);
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isControl && element.name !== '' && element.type !== 'hidden' && element.tabIndex >= 0;
}
