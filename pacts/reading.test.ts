import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { operations } from '#api-spec/description.ts';
import { Region } from '#sdk/generated/zod/schemas/region.zod.ts';
import { readSessionAccount } from '#session/session-account.ts';
import { CONTRACT_FILE, readContract, type Interaction } from './contract.ts';
import { readers } from './readers.ts';
import { readingFaults } from './reading.ts';

const { interactions } = readContract(CONTRACT_FILE);
const described = operations();

it('the contract asks for every field that the site reads, and for no other', () => {
  expect(readingFaults(readers, interactions, described)).toEqual([]);
});

it('every answer that the site validates is one of the readers', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['src/sdk/**', '**/*.test.*'] })
    // The export of a player's data keeps every field that the server has.
    .filter((file) => !file.endsWith('data-export.actors.ts'))
    .map((file) => readFileSync(file, 'utf8'));
  const used = sources.flatMap((text) => [...text.matchAll(/validated\(\s*(\w+),/g)].map(([, name]) => name));
  const known = readFileSync('pacts/readers.ts', 'utf8');
  expect(used).toContain('accountAnswer');
  expect(used.filter((name) => !new RegExp(`: ${String(name)},`).test(known))).toEqual([]);
});

it('whatever the session reads of an account, the contract asks for', () => {
  const account = interactions.find(
    ({ description }) => description === 'the account of a member with a subscription',
  );
  // Throws for an account that lacks something the session reads.
  expect(readSessionAccount(account?.response.body?.content)).toMatchObject({ edge_balance: '1250.00' });
});

const region = interactions.find(
  ({ description }) => description === 'the region of a visitor who is served',
);
const deals = interactions.find(({ description }) => description === 'the deals of a country');

it.each<[string, Parameters<typeof readingFaults>[0], (Interaction | undefined)[], string[]]>([
  [
    'a field that no interaction asks for',
    { region: z.extend(Region, { city: z.string() }) },
    [region],
    [
      '"the region of a visitor who is served": city is not as the site reads it: Invalid input',
      'No interaction of region has a value in city, which the site reads.',
    ],
  ],
  [
    'a field that the site does not read',
    { region: z.pick(Region, { supported: true }) },
    [region],
    ['"the region of a visitor who is served": country is asked for, and the site does not read it.'],
  ],
  [
    'a body of which nothing is read',
    {},
    [region],
    ['"the region of a visitor who is served" has a body, of which the site reads nothing.'],
  ],
])('reports %s', (_, planted, some, sentences) => {
  expect(readingFaults(planted, some as Interaction[], described)).toEqual(sentences);
});

it('reports an enum that takes any text', () => {
  const rules = { ...deals?.response.matchingRules?.body };
  delete rules['$.results[*].platforms[*]'];
  const free = { ...deals, response: { ...deals?.response, matchingRules: { body: rules } } } as Interaction;
  expect(readingFaults({ deals: readers.deals }, [free], described)).toEqual([
    '"the deals of a country": results.0.platforms.0 takes any text.',
  ]);
});
