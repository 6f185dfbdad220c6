import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';

import { compileMessage } from '#i18n/compile-message.ts';
import { allCatalogs, type Catalog, catalogFile, type Language } from '#i18n/language-list.ts';
import linguiConfig from '../../lingui.config.ts';

const PROJECT = join(import.meta.dirname, '../..');
const { locales, sourceLocale, pseudoLocale } = linguiConfig;

describe.each(locales.filter((locale) => locale !== sourceLocale && locale !== pseudoLocale))(
  '%s',
  (locale) => {
    it.each(allCatalogs)(
      '%s: every message has a translation with its values, tags and plurals',
      async (name) => {
        const catalog = await readCatalog(locale as Language, name);
        expect(Object.keys(catalog).length).toBeGreaterThan(0);
        const faults = Object.entries(catalog).flatMap(([id, { message, translation }]) =>
          faultsOf(message ?? id, translation ?? '', locale).map((fault) => `${message ?? id}: ${fault}`),
        );
        expect(faults).toEqual([]);
      },
    );
  },
);

it.each([
  ['Hello {name}', '', 'is not translated'],
  ['Hello {name}', 'Hallo {nom}', 'has the values nom'],
  ['Hello <0>you</0>', 'Hallo <1>du</1>', 'has the tags </1> <1>'],
  ['Hello', 'Hallo ', 'has a space at its end or beginning'],
  [
    '{n, plural, one {# hand} other {# hands}}',
    '{n, plural, one {# ruka} other {# ruke}}',
    'has the plurals one other',
  ],
  [
    '{n, plural, one {# hand} other {# hands}}',
    '{n, plural, one {ruka} few {# ruke} other {# ruka}}',
    'lacks a #',
  ],
])('%s is not %s', (message, translation, fault) => {
  expect(faultsOf(message, translation, 'hr')).toEqual([fault]);
});

async function readCatalog(locale: Language, name: Catalog) {
  const file = catalogFile(locale, name);
  const content = readFileSync(join(PROJECT, file), 'utf8');
  return formatter().parse(content, { locale, sourceLocale: sourceLocale ?? 'en', filename: file });
}

function faultsOf(message: string, translation: string, locale: string): string[] {
  if (translation === '') return ['is not translated'];
  const [wanted, found] = [partsOf(message), partsOf(translation)];
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted().join(' ');
  const hasNumber = wanted.cases.some(({ text }) => text.includes('#'));
  return [
    wanted.values !== found.values && `has the values ${found.values}`,
    wanted.tags !== found.tags && `has the tags ${found.tags}`,
    translation !== translation.trim() && 'has a space at its end or beginning',
    found.plurals.some((plural) => plural !== categories) && `has the plurals ${found.plurals.join(', ')}`,
    wanted.plurals.length !== found.plurals.length && 'has another number of plurals',
    hasNumber && found.cases.some(({ key, text }) => !/^\d/.test(key) && !text.includes('#')) && 'lacks a #',
  ].filter((fault) => fault !== false);
}

/** What a translation must have too. The cases of a plural repeat values and tags. */
function partsOf(message: string) {
  const parts = compileMessage(message);
  const plurals = parts
    .filter((part) => typeof part !== 'string')
    .flatMap(([, , cases]) => (cases ? [cases] : []));
  const names = (some: typeof parts): string[] =>
    some.flatMap((part) =>
      typeof part === 'string' ? [] : [part[0], ...Object.values(part[2] ?? {}).flatMap(names)],
    );
  const known = (texts: readonly string[]) =>
    [...new Set(texts)]
      .filter((text) => text !== '#')
      .toSorted()
      .join(' ');
  return {
    values: known(names(parts)),
    tags: known(message.match(/<\/?\d+\/?>/g) ?? []),
    plurals: plurals.map((cases) =>
      Object.keys(cases)
        .filter((key) => !/^\d/.test(key))
        .toSorted()
        .join(' '),
    ),
    cases: plurals.flatMap((cases) =>
      Object.entries(cases).map(([key, texts]) => ({
        key,
        text: texts.filter((text) => typeof text === 'string').join(''),
      })),
    ),
  };
}
