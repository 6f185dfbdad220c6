import { expect, it } from 'vitest';

import { newPasswordProblem, passwordRules } from './new-password.ts';

it.each([
  ['', []],
  ['abc', ['lowercase']],
  ['Abcdef1!', ['length', 'uppercase', 'lowercase', 'number', 'special']],
  ['Abcdef1 ', ['length', 'uppercase', 'lowercase', 'number', 'special']],
  ['Abcdef12', ['length', 'uppercase', 'lowercase', 'number']],
  ['ÄÖÜßäöü1€', ['length', 'uppercase', 'lowercase', 'number', 'special']],
  ['Жизнь пять 5', ['length', 'uppercase', 'lowercase', 'number', 'special']],
  ['ABCDEFG1!', ['length', 'uppercase', 'number', 'special']],
  ['🂡🂡🂡🂡', ['special']],
  ['Correct horse battery 9 🐎', ['length', 'uppercase', 'lowercase', 'number', 'special']],
])('%j meets %j', (password, met) => {
  const rules = Object.entries(passwordRules).filter(([, { isMet }]) => isMet(password));
  expect(rules.map(([name]) => name)).toEqual(met);
  const problem = password === '' ? 'missing' : 'tooWeak';
  expect(newPasswordProblem(password)).toBe(met.length === 5 ? null : problem);
});
