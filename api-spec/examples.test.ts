import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';

import { operations } from './description.ts';

const schemas = Object.assign(
  {},
  ...Object.values(import.meta.glob('../src/sdk/generated/zod/*/*.zod.ts', { eager: true })),
) as Record<string, ZodMiniType>;

const promised = operations().flatMap(({ id, body, answers }) => {
  const name = `${id[0]?.toUpperCase() ?? ''}${id.slice(1)}`;
  return [
    ...(body === null ? [] : [{ schema: `${name}Body`, refs: body }]),
    ...Object.entries(answers).map(([status, refs]) => ({ schema: `${name}${status}Response`, refs })),
  ];
});

describe.each(promised.flatMap(({ schema, refs }) => refs.map((ref) => ({ schema, ref }))))(
  '$ref',
  ({ schema, ref }) => {
    it(`is what ${schema} promises`, () => {
      expect(schemas[schema]?.safeParse(example(ref))).toEqual({ success: true, data: example(ref) });
    });
  },
);

it('exists for every request and every answer with a body', () => {
  const without = promised.filter(({ schema, refs }) => refs.length === 0 && !schema.endsWith('204Response'));
  expect(without).toEqual([]);
});

it('is used, each of them', () => {
  const used = new Set(promised.flatMap(({ refs }) => refs));
  const all = Object.keys(import.meta.glob('./examples/*.json')).flatMap((file) =>
    Object.keys(read(file)).map((name) => `${file.slice(2)}#/${name}`),
  );
  expect(all.filter((ref) => !used.has(ref))).toEqual([]);
});

function example(ref: string): unknown {
  const [file = '', name = ''] = ref.split('#/');
  return read(file)[name]?.value;
}

function read(file: string): Record<string, { value: unknown }> {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<
    string,
    { value: unknown }
  >;
}
