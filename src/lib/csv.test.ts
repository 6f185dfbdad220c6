import { expect, it } from 'vitest';

import { csvOf } from './csv.ts';

it('writes a byte order mark, CRLF after each line, and quotes where a cell needs them', () => {
  expect(csvOf(['Room', 'Edge'], [[{ text: 'A "big", room\n' }, { value: '1250.00' }]])).toBe(
    '\uFEFFRoom,Edge\r\n"A ""big"", room\n",1250.00\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])('scenario 49: the text %j is no formula', (text) => {
  const [, line] = csvOf(['Username'], [[{ text }]]).split(/(?<=^[^\r]*)\r\n/);
  expect(line?.replaceAll('"', '').startsWith("'")).toBe(true);
});

it('scenario 49: a negative number stays a number', () => {
  expect(csvOf(['Edge'], [[{ value: '-5.00' }]])).toBe('\uFEFFEdge\r\n-5.00\r\n');
});
