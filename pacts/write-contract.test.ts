import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { CONTRACT_FILE, readContract } from './contract.ts';
import { stateCatalogue, stateCataloguePage } from './write-contract.ts';

const catalogue = stateCatalogue(readContract(CONTRACT_FILE).interactions);

it('is committed as it is written', () => {
  expect(read('states.md')).toBe(stateCataloguePage(catalogue));
  expect(JSON.parse(read('states.json'))).toEqual(catalogue);
});

it('has no state that no interaction needs', () => {
  expect(catalogue.filter(({ interactions }) => interactions.length === 0)).toEqual([]);
});

it('lists parameters, values and purpose of each state for the backend', () => {
  expect(catalogue.find(({ name }) => name === 'a plan costs Edge')).toMatchObject({
    description: expect.stringContaining('There is a plan with this id.') as unknown,
    params: { required: ['plan', 'edge_amount'], properties: { plan: { type: 'integer' } } },
    values: { properties: {} },
    interactions: expect.arrayContaining(['a redemption']) as unknown,
  });
});

function read(name: string): string {
  return readFileSync(new URL(`contracts/${name}`, import.meta.url), 'utf8');
}
