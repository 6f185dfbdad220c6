import { expect, it } from 'vitest';

import { contactProblems, contactsOf } from './contacts.schema.ts';

it.each([
  ['', []],
  ['+1 (416) 555-0142', []],
  ['+44 20 7946.0958', []],
  [' 0049–151–12345678 ', []],
  ['123456', ['malformed']],
  ['1234567890123456', ['malformed']],
  ['+1 416 call me', ['malformed']],
  ['@zoe', ['malformed']],
  [`+1 416 ${'-'.repeat(30)} 5550142`, ['tooLong']],
])('a WhatsApp number of "%s" has these problems: %j', (whatsapp_number, problems) => {
  expect(contactProblems({ whatsapp_number }).map(({ problem }) => problem)).toEqual(problems);
});

it('other contacts are taken as they are, up to the length that the API allows', () => {
  expect(contactProblems({ discord_id: 'zoe#0042', telegram: '@zoe' })).toEqual([]);
  expect(contactProblems({ discord_id: 'd'.repeat(65), telegram: 't'.repeat(65) })).toEqual([
    { field: 'discord_id', problem: 'tooLong' },
    { field: 'telegram', problem: 'tooLong' },
  ]);
});

it('what is sent has no outer spaces, and an absent contact is an empty one', () => {
  expect(contactsOf({ telegram: ' @zoe\u200B ' })).toEqual({
    whatsapp_number: '',
    discord_id: '',
    telegram: '@zoe',
  });
});
