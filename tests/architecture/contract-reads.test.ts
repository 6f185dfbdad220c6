import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';

import { operations } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract } from '#pacts/contract.ts';
import { operationOf } from '#pacts/coverage.ts';
import { readSessionAccount } from '#session/session-account.ts';

const schemas = merged<ZodMiniType>(
  import.meta.glob('../../src/sdk/generated/zod/*/*.zod.ts', { eager: true }),
);
const { interactions } = readContract(CONTRACT_FILE);
const described = operations();

const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['src/sdk/generated/**', '**/*.test.*'] });

/** `Region200Response`: an answer that the site refuses to read unless all of it fits. */
const read = [
  ...new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/\b[A-Z]\w+\d{3}Response\b/g) ?? [])),
];

it('finds what the site reads', () => {
  expect(read).toContain('RegisterAccount201Response');
});

it.each(read)('whatever %s asks for, the contract asks for too', (name) => {
  const [, operation = '', status] = /^(\w+?)(\d{3})Response$/.exec(name) ?? [];
  const promised = interactions.filter(
    (interaction) =>
      operationOf(interaction, described)?.id.toLowerCase() === operation.toLowerCase() &&
      String(interaction.response.status) === status,
  );
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`The generated schemas have no ${name}.`);
  const faults = promised.map(({ response }) =>
    (schema.safeParse(response.body?.content).error?.issues ?? []).map(({ path }) => path.join('.')),
  );
  // One interaction has to name everything; others may look at less.
  expect(faults.toSorted((a, b) => a.length - b.length)[0]).toEqual([]);
});

it('whatever the session reads of an account, the contract asks for', () => {
  const account = interactions.find(
    ({ description }) => description === 'the account of a member with a subscription',
  );
  // Throws for an account that lacks something the session reads.
  expect(readSessionAccount(account?.response.body?.content)).toMatchObject({ edge_balance: '1250.00' });
});

function merged<T>(modules: Record<string, unknown>): Record<string, T> {
  return Object.assign({}, ...Object.values(modules)) as Record<string, T>;
}
