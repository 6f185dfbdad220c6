import { expect, it } from 'vitest';

import { checkNewPassword, refusedNewPassword } from './new-password.schema.ts';

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
  expect(checkNewPassword(values)).toEqual({ new_password: null, re_new_password: null, ...errors });
});

it.each([
  [{ new_password: ['Too weak.'] }, { new_password: 'refused', re_new_password: null }],
  [{ non_field_errors: ['They differ.'] }, { new_password: null, re_new_password: 'refused' }],
  [{ re_new_password: ['Required.'] }, { new_password: null, re_new_password: 'refused' }],
])('%j of the server lands at its field', (fields, errors) => {
  expect(refusedNewPassword(fields)).toEqual(errors);
});
