import fc from 'fast-check';
import { expect, it } from 'vitest';

import { foldText } from './fold-text.ts';

it.each([
  ['Río  Room', 'rio room'],
  [' ÄCHTUNG ', 'achtung'],
  ['ﬁve', 'five'],
  ['São\u00a0Paulo', 'sao paulo'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('what is folded stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
