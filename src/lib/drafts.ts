import { parseJson } from './json.ts';
import { sessionStore } from './storage.ts';

/** The member's id, or `visitor`, then the name of the form, so that nobody gets the draft of another. */
export type DraftName = `${number | 'visitor'}:${string}`;

const PREFIX = 'draft:';

/** @param member the id of the logged-in member, null for a visitor */
export function draftNameOf(member: number | null, form: string): DraftName {
  return `${member ?? 'visitor'}:${form}`;
}

/** What is typed into a form but not sent. It lasts as long as the tab, and at most as long as its owner is here. */
export function writeDraft(name: DraftName, values: Readonly<Record<string, string | boolean>>): void {
  sessionStore.write(PREFIX + name, JSON.stringify(values));
}

/** The kept values by field, whatever they are; nothing when there is no draft that can be read. */
export function readDraft(name: DraftName): ReadonlyMap<string, unknown> {
  const draft = parseJson(sessionStore.read(PREFIX + name));
  return new Map(typeof draft === 'object' && draft !== null ? Object.entries(draft) : []);
}

/** The form has done its work, or the person has thrown the draft away. */
export function forgetDraft(name: DraftName): void {
  sessionStore.remove(PREFIX + name);
}

/** Nothing typed in this tab is left. */
export function forgetAllDrafts(): void {
  sessionStore.removeAll(PREFIX);
}

/** Only what this member typed, or a visitor (null), is left in this tab. */
export function keepDraftsOf(member: number | null): void {
  sessionStore.removeAll(PREFIX, PREFIX + draftNameOf(member, ''));
}
