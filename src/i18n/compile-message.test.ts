import { expect, it } from 'vitest';

import { compileWords } from './compile-message.ts';

it.each([
  ['Create account', ['Create account']],
  ['{amount} Edge', [['amount'], ' Edge']],
  ['Welcome back, <0>{name}</0>', ['Welcome back, <0>', ['name'], '</0>']],
  ['{0}{1}', [['0'], ['1']]],
])('%s', (message, parts) => {
  expect(compileWords(message)).toEqual(parts);
});
