import { expect, it } from 'vitest';

import { type CsvCell, csvOf } from './csv.ts';

const lineOf = (cells: CsvCell[], locale: string) => csvOf([], [cells], locale).replace('\uFEFF\r\n', '');

it('writes a byte order mark, CRLF after each line, and quotes where a cell needs them', () => {
  expect(csvOf(['Room', 'Edge'], [[{ text: 'A "big", room\n' }, { decimal: '1250.00' }]], 'en')).toBe(
    '\uFEFFRoom,Edge\r\n"A ""big"", room\n",1250.00\r\n',
  );
});

it.each([
  ['en', '"a;b",1250.50,2026-03-01'],
  ['de', '"a;b";1250,50;2026-03-01'],
  ['es', '"a;b";1250,50;2026-03-01'],
  ['fr', '"a;b";1250,50;2026-03-01'],
  ['pt-BR', '"a;b";1250,50;2026-03-01'],
  ['pl', '"a;b";1250,50;2026-03-01'],
  ['ru', '"a;b";1250,50;2026-03-01'],
  ['uk', '"a;b";1250,50;2026-03-01'],
  ['ja', '"a;b",1250.50,2026-03-01'],
  ['zh-CN', '"a;b",1250.50,2026-03-01'],
  ['zh-TW', '"a;b",1250.50,2026-03-01'],
])('separates cells and decimals as spreadsheets in %s do', (locale, line) => {
  expect(lineOf([{ text: 'a;b' }, { decimal: '1250.50' }, { value: '2026-03-01' }], locale)).toBe(
    `${line}\r\n`,
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠SUM(A1)'])(
  'scenario 49: the text %j is no formula',
  (text) => {
    for (const locale of ['en', 'de'])
      expect(lineOf([{ text }], locale).replaceAll('"', '').startsWith("'")).toBe(true);
  },
);

it('scenario 49: a negative number stays a number', () => {
  expect([lineOf([{ decimal: '-5.00' }], 'en'), lineOf([{ decimal: '-5.00' }], 'de')]).toEqual([
    '-5.00\r\n',
    '-5,00\r\n',
  ]);
});
