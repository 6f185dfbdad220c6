import { parseJson } from './json.ts';
import { sessionStore } from './storage.ts';

const keyOf = (name: string) => `draft:${name}`;

/** What is typed into a form but not sent, by the name of the form. It lasts as long as the tab. */
export function writeDraft(name: string, values: Readonly<Record<string, string | boolean>>): void {
  sessionStore.write(keyOf(name), JSON.stringify(values));
}

/** The kept values by field, whatever they are; nothing when there is no draft that can be read. */
export function readDraft(name: string): ReadonlyMap<string, unknown> {
  const draft = parseJson(sessionStore.read(keyOf(name)));
  return new Map(typeof draft === 'object' && draft !== null ? Object.entries(draft) : []);
}

/** The form has done its work, or the person has thrown the draft away. */
export function forgetDraft(name: string): void {
  sessionStore.remove(keyOf(name));
}

/** Nothing typed in this tab is left. */
export function forgetAllDrafts(): void {
  sessionStore.removeAll(keyOf(''));
}
