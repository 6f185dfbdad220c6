import { expect, it } from 'vitest';

import { contactProblems, contactsOf } from './contacts-form.tsx';

it.each([
  ['', null],
  ['+1 (416) 555-0142', null],
  ['+44 20 7946.0958', null],
  [' 0049–151–12345678 ', null],
  ['123456', 'malformed'],
  ['1234567890123456', 'malformed'],
  ['+1 416 call me', 'malformed'],
  ['@zoe', 'malformed'],
  [`+1 416 ${'-'.repeat(30)} 5550142`, 'tooLong'],
])('a WhatsApp number of "%s" is judged %j', (whatsapp_number, problem) => {
  expect(contactProblems({ whatsapp_number })).toEqual({
    whatsapp_number: problem,
    discord_id: null,
    telegram: null,
  });
});

it('other contacts are taken as they are, up to the length that the API allows', () => {
  const fine = { whatsapp_number: null, discord_id: null, telegram: null };
  expect(contactProblems({ discord_id: 'zoe#0042', telegram: '@zoe' })).toEqual(fine);
  expect(contactProblems({ discord_id: 'd'.repeat(65), telegram: 't'.repeat(65) })).toEqual({
    ...fine,
    discord_id: 'tooLong',
    telegram: 'tooLong',
  });
});

it('what is sent has no outer spaces, and an absent contact is an empty one', () => {
  expect(contactsOf({ telegram: ' @zoe\u200B ' })).toEqual({
    whatsapp_number: '',
    discord_id: '',
    telegram: '@zoe',
  });
});
