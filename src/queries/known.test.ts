import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { operations } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract } from '#pacts/contract.ts';
import { operationOf } from '#pacts/coverage.ts';
import { enumsIn, type Path, readers, type ReadOperation } from '#pacts/readers.ts';
import { knownOf, orUnknown } from './known.ts';

const size = z.enum(['small', 'large']);
const NEW = 'SOMETHING_NEW';

it('reads text that is not in the enum as unknown, and nothing else', () => {
  expect(orUnknown(size).parse('large')).toBe('large');
  expect(orUnknown(size).parse(NEW)).toBe('unknown');
  for (const value of [null, undefined, 1, ['small']]) {
    expect(orUnknown(size).safeParse(value).success, String(value)).toBe(false);
  }
});

it('drops what is not in the enum from a list, and refuses what is no text', () => {
  expect(knownOf(size).parse([NEW, 'large', NEW, 'small'])).toEqual(['large', 'small']);
  expect(knownOf(size).parse([NEW])).toEqual([]);
  expect(knownOf(size).safeParse(['small', 1]).success).toBe(false);
});

const described = operations();
const answers = readContract(CONTRACT_FILE).interactions.flatMap((interaction) => {
  const operation = operationOf(interaction, described)?.id as ReadOperation;
  const body = interaction.response.body?.content;
  return interaction.response.status < 300 && operation in readers ? [{ operation, body }] : [];
});
const places = answers.flatMap(({ operation, body }) =>
  enumsIn(readers[operation], body).map((path) => ({ operation, body, path, at: path.join('.') })),
);

it.each(places)(
  '$operation reads a new value at $at, and the rest as before',
  ({ operation, body, path }) => {
    const before: unknown = z.parse(readers[operation], body);
    const now: unknown = z.parse(readers[operation], withNew(body, path, NEW));
    expect(now).toEqual(asRead(operation, before, path));
  },
);

/** What is read in the place of a value that nobody knows. */
function asRead(operation: ReadOperation, before: unknown, path: Path): unknown {
  if (operation === 'earnings') return withNew(before, path, NEW);
  // A plan that the site cannot describe is not offered.
  if (operation === 'plans') return without(before, path.slice(0, 1));
  return typeof path.at(-1) === 'number' ? without(before, path) : withNew(before, path, 'unknown');
}

function withNew(body: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(body);
  Reflect.set(parentIn(copy, path), path.at(-1) ?? '', value);
  return copy;
}

function without(body: unknown, path: Path): unknown {
  const copy = structuredClone(body);
  (parentIn(copy, path) as unknown[]).splice(Number(path.at(-1)), 1);
  return copy;
}

function parentIn(body: unknown, path: Path): object {
  return path.slice(0, -1).reduce((parent, key) => Reflect.get(parent, key) as object, body as object);
}
