import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { countryCodes } from './countries.ts';
import { exclusionRegisters, helpCountriesIn, helpIn, helpLines, internationalHelp } from './help-lines.ts';

const services = [...helpLines.values(), ...internationalHelp];

it('every number and address has its source in docs/legal-review.md, and every source is still used', () => {
  const review = readFileSync(join(import.meta.dirname, '../../docs/legal-review.md'), 'utf8');
  const sourced = [
    ...review.matchAll(/^\| ([A-Z]{2}|all) +\| (.+?) +\| (\S.*?) +\| \[.+\]\(https?:.+\).* \|$/gm),
  ].map(([, country, name, number]) => [country, name, number]);
  expect(
    [
      ...[...helpLines].map(([country, { name, phone }]) => [country, name, phone]),
      ...[...exclusionRegisters].map(([country, { name, url }]) => [country, name, url]),
      ...internationalHelp.map(({ name, url }) => ['all', name, url]),
    ].map(String),
  ).toEqual(sourced.map(String));
});

it('every entry has a secure address and the day on which it was true', () => {
  const incomplete = [...services, ...exclusionRegisters.values()].filter(
    ({ url, asOf }) =>
      URL.parse(url)?.protocol !== 'https:' ||
      !/^\d{4}-\d{2}-\d{2}$/.test(asOf) ||
      Number.isNaN(Date.parse(asOf)),
  );
  expect(incomplete).toEqual([]);
});

it('every service of a country has a number that can be dialled', () => {
  const silent = [...helpLines.values()].filter(({ phone }) => !/^[+\d][\d -]{6,}$/.test(phone ?? ''));
  expect(silent).toEqual([]);
});

it('every entry belongs to a country', () => {
  const codes = [...helpLines.keys(), ...exclusionRegisters.keys()];
  expect(codes.filter((code) => !countryCodes.includes(code))).toEqual([]);
});

it.each([
  ['FI', 'Peluuri'],
  ['IS', 'Gambling Therapy'],
  ['constructor', 'Gambling Therapy'],
  [null, 'Gambling Therapy'],
])('in %s the first to help is %s, and an international service is always there', (country, first) => {
  const names = helpIn(country).map(({ name }) => name);
  expect([names[0], names.includes('Gambling Therapy')]).toEqual([first, true]);
});

it.each([
  ['en', ['Australia', 'Canada', 'South Africa', 'United Kingdom', 'Austria', 'Brazil']],
  ['de', ['Deutschland', 'Österreich', 'Schweiz', 'Australien', 'Brasilien', 'Dänemark']],
  ['pt-BR', ['Brasil', 'África do Sul', 'Alemanha', 'Austrália', 'Áustria', 'Canadá']],
  ['ja', ['イギリス', 'オーストラリア', 'オーストリア', 'オランダ', 'カナダ', 'スイス']],
])('in %s the countries of the language come first', (locale, first) => {
  const countries = helpCountriesIn(locale);
  expect(countries.slice(0, 6).map(({ name }) => name)).toEqual(first);
  expect(countries).toHaveLength(13);
});
