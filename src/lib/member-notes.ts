import { localStore } from './storage.ts';

const PREFIX = 'member:';

/** The storage key for data of one member, which other members in this browser do not see. */
export function memberNoteKey(member: number, name: string): string {
  return `${PREFIX}${member}:${name}`;
}

/** Deletes the stored data of all members. */
export function forgetMemberNotes(): void {
  localStore.removeAll(PREFIX);
}

/** Deletes the stored data of all other members. */
export function keepMemberNotesOf(member: number): void {
  localStore.removeAll(PREFIX, memberNoteKey(member, ''));
}
