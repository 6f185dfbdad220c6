import { beforeEach, expect, it, vi } from 'vitest';

import { forgetMemberNotes } from './member-notes.ts';
import { forgetVisit, noteVisit, onVisits, readVisits, type RoomVisit } from './room-visits.ts';
import { localStore } from './storage.ts';

const MEMBER = 7;
const KEY = 'member:7:room-visits';

function opened(slug: string, time = '14:05'): RoomVisit {
  return { slug, name: slug.toUpperCase(), openedAt: `2026-03-14T${time}:00Z` };
}

beforeEach(() => {
  forgetMemberNotes();
});

it('the room that was opened last stands first, and each room once', () => {
  noteVisit(MEMBER, opened('river'));
  noteVisit(MEMBER, opened('lake'));
  noteVisit(MEMBER, opened('river', '15:30'));
  expect(readVisits(MEMBER)).toEqual([opened('river', '15:30'), opened('lake')]);
});

it('only the newest five are kept', () => {
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f']) noteVisit(MEMBER, opened(slug));
  expect(readVisits(MEMBER).map(({ slug }) => slug)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

it('a room that is reported or dismissed is forgotten, with the last one the key too', () => {
  noteVisit(MEMBER, opened('river'));
  noteVisit(MEMBER, opened('lake'));
  forgetVisit(MEMBER, 'lake');
  expect(readVisits(MEMBER)).toEqual([opened('river')]);
  forgetVisit(MEMBER, 'river');
  expect([readVisits(MEMBER), localStore.read(KEY)]).toEqual([[], null]);
});

it('another member does not see them, and a logout forgets those of everybody', () => {
  noteVisit(MEMBER, opened('river'));
  expect(readVisits(8)).toEqual([]);
  noteVisit(8, opened('lake'));
  forgetMemberNotes();
  expect([readVisits(MEMBER), readVisits(8)]).toEqual([[], []]);
});

it.each([
  ['no JSON', '{', []],
  ['something else', '{"slug":"river"}', []],
  ['an older shape among good ones', JSON.stringify([{ room: 'lake' }, opened('river'), null]), ['river']],
  ['a room that has no address', JSON.stringify([opened('../goodbye')]), []],
  ['a time that is none', JSON.stringify([{ ...opened('river'), openedAt: 'yesterday' }]), []],
])('what is stored may be %s', (_what, stored, slugs) => {
  localStore.write(KEY, stored);
  expect(readVisits(MEMBER).map(({ slug }) => slug)).toEqual(slugs);
});

it('it is the same array until something changes, and listeners learn of a change here and in another tab', () => {
  vi.stubGlobal('window', new EventTarget());
  const listener = vi.fn<() => void>();
  const stop = onVisits(listener);
  noteVisit(MEMBER, opened('river'));
  expect(readVisits(MEMBER)).toBe(readVisits(MEMBER));
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  noteVisit(MEMBER, opened('lake'));
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});
