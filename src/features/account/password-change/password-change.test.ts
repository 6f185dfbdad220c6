import { expect, it } from 'vitest';

import { passwordChangeProblems } from './password-change.tsx';

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
