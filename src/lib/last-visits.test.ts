import { beforeEach, expect, it } from 'vitest';

import { keepLastVisits, readLastVisits } from './last-visits.ts';
import { forgetMemberNotes } from './member-notes.ts';
import { localStore } from './storage.ts';

const MEMBER = 7;
const KEY = 'member:7:last-visit';
const current = { at: '2026-03-14T10:00:00Z', waitingReports: [501], runningRedemptions: ['RW-2026-0301'] };
const visits = { last: null, current };

beforeEach(() => {
  forgetMemberNotes();
});

it('keeps the visits of a member', () => {
  keepLastVisits(MEMBER, visits);
  expect([readLastVisits(MEMBER), readLastVisits(8)]).toEqual([visits, null]);
});

it('a logout forgets them', () => {
  keepLastVisits(MEMBER, visits);
  forgetMemberNotes();
  expect(readLastVisits(MEMBER)).toBeNull();
});

it.each([
  'not JSON',
  'null',
  '[]',
  '{"last":null}',
  JSON.stringify({ last: null, current: { ...current, at: 'yesterday' } }),
  JSON.stringify({ last: { at: current.at }, current }),
])('%j is no visit', (text) => {
  localStore.write(KEY, text);
  expect(readLastVisits(MEMBER)).toBeNull();
});
