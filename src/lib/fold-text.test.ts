import fc from 'fast-check';
import { expect, it } from 'vitest';

import { foldText } from './fold-text.ts';

it.each([
  ['Río  Room', 'rio room'],
  [' ÄCHTUNG ', 'achtung'],
  ['ﬁve', 'five'],
  ['São\u00a0Paulo', 'sao paulo'],
  ['Łódź, Đakovo, Øresund', 'lodz, dakovo, oresund'],
  ['Straße STRASSE ẞ', 'strasse strasse ss'],
  ['Cœur, Ærø', 'coeur, aero'],
  ['Ёлка ёж', 'елка еж'],
  ['Їжак Ґанок', 'іжак ганок'],
  ['ＧＧ　Ｐｏｋｅｒ１２３', 'gg poker123'],
  ['ﾎﾟｰｶｰ', 'ホーカー'],
  ['don’t, зв’язок, звʼязок', "don't, зв'язок, зв'язок"],
  ['three\u2011way, 1–2 — x', 'three-way, 1-2 - x'],
  ['Rake\u00adback\u200b', 'rakeback'],
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
