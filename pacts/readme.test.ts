import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readContract, CONTRACT_FILE } from './contract.ts';
import { states } from './states.ts';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

it('tells the backend team of exactly the states in the glossary, with their parameters and values', () => {
  const rows = [...readme.matchAll(/^\| (a|an|no|the) .*\|$/gm)].map(([row]) => cells(row));
  const glossary = Object.entries(states).map(([name, { params, values, sentence }]) => [
    name,
    names(params.shape),
    names(values.shape),
    sentence,
  ]);
  expect(rows).toEqual(glossary);
});

it('has no state that no interaction needs', () => {
  const needed = readContract(CONTRACT_FILE).interactions.flatMap(({ providerStates = [] }) =>
    providerStates.map(({ name }) => name),
  );
  expect(Object.keys(states).filter((name) => !needed.includes(name))).toEqual([]);
});

function cells(row: string): string[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function names(shape: object): string {
  const listed = Object.keys(shape).map((name) => `\`${name}\``);
  return listed.length === 0 ? '–' : listed.join(', ');
}
