import { localStore } from './storage.ts';

const PREFIX = 'member:';

/** The key of what this browser keeps for one member. Nobody else who logs in here sees it. */
export function memberNoteKey(member: number, name: string): string {
  return `${PREFIX}${member}:${name}`;
}

/** Nothing is left of what this browser kept for members. */
export function forgetMemberNotes(): void {
  localStore.removeAll(PREFIX);
}

/** Nothing is left of what this browser kept for other members. */
export function keepMemberNotesOf(member: number): void {
  localStore.removeAll(PREFIX, memberNoteKey(member, ''));
}
