import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { englishMails } from './mail-texts.ts';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { mails: object; texts: object };
const english = { mails: englishMails, texts: keysOf(read('de.json').texts) };

/** Each text of English stands for itself. The compiler asks for those that the code has. */
function keysOf(texts: object): Record<string, string> {
  return Object.fromEntries(Object.keys(texts).map((text) => [text, text]));
}

function leaves(value: object, path = ''): [path: string, text: string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? leaves(inner, `${path}${key} > `)
      : [[`${path}${key}`, String(inner)] as [string, string]],
  );
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

it.each(files)('%s has every text with its placeholders, and no other', (file) => {
  const own = leaves(read(file)).map(([path, text]) => [path, placeholdersOf(text)]);
  const source = leaves(english).map(([path, text]) => [path, placeholdersOf(text)]);
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(source));
  expect(leaves(read(file)).filter(([, text]) => text.trim() === '')).toEqual([]);
});
