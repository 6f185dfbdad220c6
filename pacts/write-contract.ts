import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import * as z from 'zod';

import {
  CONTRACT_FILE,
  CONTRACT_NAME,
  MANIFEST_NAME,
  readContract,
  type Contract,
  type Interaction,
} from './contract.ts';
import { states } from './states.ts';

const consumerTests = join(import.meta.dirname, 'consumer');

/**
 * Merges what each consumer test file recorded under `scratch` into the one contract, and returns a summary line.
 * The same interactions give the same bytes. Throws when something is missing, double or left over.
 */
export function writeContract(scratch: string): string {
  const folders = readdirSync(consumerTests)
    .filter((file) => file.endsWith('.pact.ts'))
    .map((file) => join(scratch, file.replace('.pact.ts', '')));
  const recorded = folders.map((folder) => readContract(join(folder, CONTRACT_NAME)));
  const interactions = recorded
    .flatMap((contract) => contract.interactions)
    .toSorted((a, b) => compare(a.description, b.description));

  const begun = folders.flatMap((folder) =>
    readFileSync(join(folder, MANIFEST_NAME), 'utf8').trim().split('\n'),
  );
  assertSame(
    interactions.map(({ description }) => description),
    begun.toSorted(compare),
  );

  const contract = { ...recorded[0], interactions, metadata: specificationOnly(recorded[0]) };
  const unfinished = `${CONTRACT_FILE}.unfinished`;
  writeFileSync(unfinished, `${JSON.stringify(sortedKeys(contract), null, 2)}\n`);
  renameSync(unfinished, CONTRACT_FILE);
  const catalogue = stateCatalogue(interactions);
  writeFileSync(join(dirname(CONTRACT_FILE), 'states.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
  writeFileSync(join(dirname(CONTRACT_FILE), 'states.md'), stateCataloguePage(catalogue));
  return `${String(interactions.length)} interactions written to pacts/contracts/${CONTRACT_NAME}`;
}

/** Two interactions of one description replace each other without an error; parallel writers lose some. */
function assertSame(written: readonly string[], begun: readonly string[]): void {
  const double = begun.filter((description, index) => begun[index - 1] === description);
  if (double.length > 0) throw new Error(`Two interactions share a description: ${double.join('; ')}`);
  const lost = begun.filter((description) => !written.includes(description));
  if (lost.length > 0 || written.length !== begun.length) {
    throw new Error(
      `${String(begun.length)} interactions begun, ${String(written.length)} written. Lost: ${lost.join('; ')}`,
    );
  }
}

/** Without the versions of Pact's own parts, which would change the contract with every upgrade. */
function specificationOnly(contract: Contract | undefined): Contract['metadata'] {
  return { pactSpecification: contract?.metadata['pactSpecification'] };
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => compare(a, b));
  return Object.fromEntries(entries.map(([key, part]) => [key, sortedKeys(part)]));
}

/** By code unit: the same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

interface CataloguedState {
  readonly name: string;
  readonly description: string;
  /** JSON Schemas. */
  readonly params: object;
  readonly values: object;
  /** Descriptions of the interactions that need it. */
  readonly interactions: readonly string[];
}

/** Every state of the glossary, with the shapes of its parameters and values and with who needs it. */
export function stateCatalogue(interactions: readonly Interaction[]): CataloguedState[] {
  return Object.entries(states).map(([name, { description, params, values }]) => ({
    name,
    description,
    params: z.toJSONSchema(params),
    values: z.toJSONSchema(values),
    interactions: interactions
      .filter(({ providerStates = [] }) => providerStates.some((state) => state.name === name))
      .map((interaction) => interaction.description),
  }));
}

/** The catalogue for people. */
export function stateCataloguePage(catalogue: readonly CataloguedState[]): string {
  const rows = catalogue.map(({ name, description, params, values, interactions }) =>
    [name, namesOf(params), namesOf(values), description, String(interactions.length)].join(' | '),
  );
  return `# Provider states

Written by \`npm run contract\` from \`pacts/states\`. \`states.json\` has the JSON Schemas of parameters and values, and
the interactions that need each state. The logged-in member is the one of the state before. Whatever a sentence does not
mention is as on an empty database, and a value that it does not name is yours to choose.

| State | Parameters | Values | What has to be true | Interactions |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}

function namesOf(schema: object): string {
  const { properties = {} } = schema as { properties?: object };
  const names = Object.keys(properties).map((name) => `\`${name}\``);
  return names.length === 0 ? '–' : names.join(', ');
}
