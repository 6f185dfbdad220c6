import { parseJson, sessionStore } from './storage.ts';

/** The member's id, or `visitor`, then the name of the form, so that nobody gets the draft of another. */
export type DraftName = `${number | 'visitor'}:${string}`;

const PREFIX = 'draft:';

/** @param member the id of the logged-in member, null for a visitor */
export function draftNameOf(member: number | null, form: string): DraftName {
  return `${member ?? 'visitor'}:${form}`;
}

/** Stores the unsent values of a form. They last until the tab is closed or its owner logs out. */
export function writeDraft(name: DraftName, values: Readonly<Record<string, string | boolean>>): void {
  sessionStore.write(PREFIX + name, JSON.stringify(values));
}

/** The stored values by field, unchecked; empty without a valid draft. */
export function readDraft(name: DraftName): ReadonlyMap<string, unknown> {
  const draft = parseJson(sessionStore.read(PREFIX + name));
  return new Map(typeof draft === 'object' && draft !== null ? Object.entries(draft) : []);
}

/** Call it when the form was sent or the person discarded the draft. */
export function forgetDraft(name: DraftName): void {
  sessionStore.remove(PREFIX + name);
}

/** Deletes all drafts of this tab. */
export function forgetAllDrafts(): void {
  sessionStore.removeAll(PREFIX);
}

/** Deletes all drafts of this tab except those of this member, or of visitors (null). */
export function keepDraftsOf(member: number | null): void {
  sessionStore.removeAll(PREFIX, PREFIX + draftNameOf(member, ''));
}
