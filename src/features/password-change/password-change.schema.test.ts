import { expect, it } from 'vitest';

import { passwordChangeProblems, refusedPasswordChange } from './password-change.schema.ts';

const problems = (current_password: string, new_password: string, re_new_password: string) =>
  passwordChangeProblems({ current_password, new_password, re_new_password });

it.each([
  [problems('', '', ''), ['missing', 'missing', 'missing']],
  [problems('old', 'SunnyRiver42', 'SunnyRiver42'), [null, 'tooWeak', null]],
  [problems('old', 'Quiet-Turn-77', 'Quiet-Turn-78'), [null, null, 'mismatch']],
  [problems('old', 'Quiet-Turn-77', 'Quiet-Turn-77'), [null, null, null]],
])('judges each field (%#)', (found, [current_password, new_password, re_new_password]) => {
  expect(found).toEqual({ current_password, new_password, re_new_password });
});

it.each([
  ['current_password', ['refused', null, null]],
  ['new_password', [null, 'refused', null]],
  ['re_new_password', [null, null, 'refused']],
  ['non_field_errors', [null, null, 'refused']],
])(
  'puts a refused %s where it can be put right',
  (field, [current_password, new_password, re_new_password]) => {
    expect(refusedPasswordChange({ [field]: ['No.'] })).toEqual({
      current_password,
      new_password,
      re_new_password,
    });
  },
);
