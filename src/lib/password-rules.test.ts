import { expect, it } from 'vitest';

import { isPasswordAcceptable, passwordRuleNames, passwordRules } from './password-rules.ts';

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
  expect(passwordRuleNames.filter((rule) => passwordRules[rule](password))).toEqual(met);
  expect(isPasswordAcceptable(password)).toBe(met.length === 5);
});
