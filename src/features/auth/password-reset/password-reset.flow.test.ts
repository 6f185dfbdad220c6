import { expect, it } from 'vitest';

import { passwordProblems } from './password-reset.flow.ts';

it.each([
  ['nothing', {}, { new_password: 'missing', re_new_password: 'missing' }],
  ['a weak password', { new_password: 'weak', re_new_password: 'weak' }, { new_password: 'tooWeak' }],
  [
    'two that differ by a space',
    { new_password: 'Secret 123!', re_new_password: 'Secret 123! ' },
    { re_new_password: 'mismatch' },
  ],
  ['two that fit', { new_password: ' Secret 123! ', re_new_password: ' Secret 123! ' }, {}],
])('judges %s', (_, values, errors) => {
  expect(passwordProblems(values)).toEqual({ new_password: null, re_new_password: null, ...errors });
});
