import { expect, it } from 'vitest';

import { emailHint } from './email-hint.ts';

it.each([
  ['dana@gmial.com', 'dana@gmail.com'],
  ['dana@gmal.com', 'dana@gmail.com'],
  ['dana@gmaill.com', 'dana@gmail.com'],
  ['dana@gnail.com', 'dana@gmail.com'],
  ['dana@gmail.con', 'dana@gmail.com'],
  ['dana@gmail.co', 'dana@gmail.com'],
  ['dana@gmail.comm', 'dana@gmail.com'],
  ['dana@hotmial.com', 'dana@hotmail.com'],
  ['dana@outlok.com', 'dana@outlook.com'],
  ['dana@iclod.com', 'dana@icloud.com'],
  ['Dana.R@YAHO.COM', 'Dana.R@yahoo.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(emailHint(typed)).toBe(meant);
});

it.each([
  'dana@gmail.com',
  'dana@Gmail.com',
  'dana@mail.com',
  'dana@email.com',
  'dana@ymail.com',
  'dana@hotmail.fr',
  'dana@yahoo.co.uk',
  'dana@rakeback.test',
  'dana@gmail',
  '@gmial.com',
  'dana',
  '',
])('nothing is suggested for %j', (typed) => {
  expect(emailHint(typed)).toBeNull();
});
