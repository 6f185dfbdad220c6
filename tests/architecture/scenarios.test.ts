import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');
const DUE = [
  ...Array.from({ length: 42 }, (_, index) => index + 1),
  43,
  44,
  45,
  46,
  47,
  48,
  49,
  50,
  51,
  52,
  53,
  54,
  55,
  56,
  57,
];

const rows = readRows(readFileSync(join(PROJECT, 'tests/scenarios.md'), 'utf8'));

it('every scenario that is due has a test', () => {
  const listed = new Set(rows.map(({ number }) => number));

  expect(DUE.filter((number) => !listed.has(number))).toEqual([]);
});

it('every listed test exists', () => {
  const absent = rows.filter(({ file, title }) => !hasTest(join(PROJECT, file), title));

  expect(absent).toEqual([]);
});

it('no test is listed twice for a scenario, and they stand in order', () => {
  const listed = rows.map(({ number, file, title }) => `${number} ${file} ${title}`);

  expect(listed).toEqual([...new Set(listed)]);
  expect(rows.map(({ number }) => number)).toEqual(
    rows.map(({ number }) => number).toSorted((one, other) => one - other),
  );
});

it('a title counts only where it names a test', () => {
  const source = "// refreshes once\nit('waits', …);\nit.each(answers)(\n  'it\\'s kept after %i',\n  …";

  expect(
    ['waits', "it's kept after %i", 'refreshes once', 'wait'].filter((title) => names(source, title)),
  ).toEqual(['waits', "it's kept after %i"]);
});

interface Row {
  readonly number: number;
  readonly file: string;
  readonly title: string;
}

/** A scenario with several tests has several rows; one without a file is still to be tested. */
function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [, number = '', , file = '', title = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (!/^\d+$/.test(number) || file === '') return [];
    return [{ number: Number(number), file: file.replaceAll('`', ''), title: title.replaceAll('\\', '') }];
  });
}

function hasTest(path: string, title: string): boolean {
  return existsSync(path) && names(readFileSync(path, 'utf8'), title);
}

function names(source: string, title: string): boolean {
  const calls = source.replaceAll(/\(\s+/g, '(').replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => calls.includes(`(${quote}${title}${quote},`));
}
