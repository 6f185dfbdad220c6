import { expect, it } from 'vitest';

import { looksLikeEmail, typedText } from './typed-text.ts';

it('outer spaces and invisible characters go, inner ones stay', () => {
  expect(typedText('\u200B  ann+poker@mail.test\uFEFF\n')).toBe('ann+poker@mail.test');
  expect(typedText(' Mary Ann ')).toBe('Mary Ann');
});

it.each([
  ['ann@mail.test', true],
  ['ann+poker@mail.co.test', true],
  ['o’neil@mail.test', true],
  ['ann@mail', false],
  ['ann', false],
  ['@mail.test', false],
  ['ann@@mail.test', false],
  ['ann mail@mail.test', false],
  ['ann@mail..test', false],
])('%s looks like an address: %s', (text, expected) => {
  expect(looksLikeEmail(text)).toBe(expected);
});
