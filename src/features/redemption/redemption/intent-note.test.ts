import { beforeEach, expect, it } from 'vitest';

import { forgetMemberNotes } from '#lib/member-notes.ts';
import { localStore } from '#lib/storage.ts';
import { forgetIntent, keepIntent, readIntent } from './intent-note.ts';

const intent = {
  key: '0b9f6a9e-30d4-4e7c-8f61-2a4f3f1f0c11',
  plan: { id: 2, tier: 'PREMIUM', interval: 'MONTH' },
  edgeAmount: '800.00',
  email: 'dana@mail.test',
  validUntil: '2026-03-14T09:28:53.000Z',
};
const other = { ...intent, key: '5f0c2f6e-7c1b-4d0e-9a55-7f9a0b6f2e22' };

beforeEach(() => {
  forgetMemberNotes();
});

it('an intent is there as it was kept, for its member alone', () => {
  keepIntent(7, intent);
  expect([readIntent(7), readIntent(8)]).toEqual([intent, null]);
});

it('an intent whose outcome is known goes; another one that was kept meanwhile stays', () => {
  keepIntent(7, other);
  forgetIntent(7, intent.key);
  expect(readIntent(7)).toEqual(other);
  forgetIntent(7, other.key);
  expect(readIntent(7)).toBeNull();
});

it.each([
  'no JSON',
  '{}',
  JSON.stringify({ ...intent, key: intent.key.toUpperCase() }),
  JSON.stringify({ ...intent, edgeAmount: '-800.00' }),
  JSON.stringify({ ...intent, plan: null }),
  JSON.stringify({ ...intent, validUntil: 'later' }),
])('what is no intent is none: %s', (text) => {
  keepIntent(7, intent);
  localStore.write('member:7:redemption', text);
  expect(readIntent(7)).toBeNull();
});
