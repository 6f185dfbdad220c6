import { expect, it } from 'vitest';

import { trackingLink } from './tracking-link.ts';

it.each([
  'https://river-room.example/join?ref=wizard&campaign=a%2Fb#start',
  'https://river-room.example:8443/join?ref=wizard',
])('%s is opened exactly as it is, or it would not be tracked', (written) => {
  expect(trackingLink(written)).toBe(written);
});

it.each([
  'http://river-room.example/join?ref=wizard',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//river-room.example/join',
  '/app/deals/river-room',
  'river-room.example',
  'https://',
  'https://wizard:secret@river-room.example/',
  '',
])('%s is not opened', (written) => {
  expect(trackingLink(written)).toBeNull();
});
