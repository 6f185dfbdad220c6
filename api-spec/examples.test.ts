import { readFileSync } from 'node:fs';

import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';

interface Content {
  content?: Record<string, { examples?: Record<string, { $ref: string }> }>;
}
interface OperationObject {
  operationId: string;
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
}
interface Document {
  paths: Record<string, Record<string, OperationObject>>;
  components: { responses: Record<string, Content> };
}

const document = parse(read('openapi.yaml')) as Document;
const schemas = Object.assign(
  {},
  ...Object.values(import.meta.glob('../src/sdk/generated/zod/*/*.zod.ts', { eager: true })),
) as Record<string, ZodMiniType>;

const promised = Object.values(document.paths)
  .flatMap((item) => Object.values(item))
  .filter((operation) => operation.operationId !== undefined)
  .flatMap((operation) => {
    const name = `${operation.operationId[0]?.toUpperCase() ?? ''}${operation.operationId.slice(1)}`;
    return [
      { schema: `${name}Body`, refs: refs(operation.requestBody) },
      ...Object.entries(operation.responses).map(([status, response]) => ({
        schema: `${name}${status}Response`,
        refs: refs(shared(response)),
      })),
    ];
  })
  .filter((entry) => entry.refs.length > 0 || entry.schema.endsWith('Body') === false);

describe.each(promised.flatMap(({ schema, refs }) => refs.map((ref) => ({ schema, ref }))))('$ref', ({ schema, ref }) => {
  it(`is what ${schema} promises`, () => {
    expect(schemas[schema]?.safeParse(example(ref))).toEqual({ success: true, data: example(ref) });
  });
});

it('has an example for every answer with a body', () => {
  const without = promised.filter(({ schema, refs }) => refs.length === 0 && !schema.endsWith('204Response'));
  expect(without).toEqual([]);
});

it('uses every example', () => {
  const used = new Set(promised.flatMap(({ refs }) => refs));
  const all = Object.keys(import.meta.glob('./examples/*.json')).flatMap((file) =>
    Object.keys(JSON.parse(read(file)) as object).map((name) => `${file.slice(2)}#/${name}`),
  );
  expect(all.filter((ref) => !used.has(ref))).toEqual([]);
});

function refs(part: Content | undefined): string[] {
  return Object.values(part?.content?.['application/json']?.examples ?? {}).map(({ $ref }) => $ref);
}

function shared(response: Content & { $ref?: string }): Content | undefined {
  return response.$ref === undefined ? response : document.components.responses[response.$ref.split('/').at(-1) ?? ''];
}

function example(ref: string): unknown {
  const [file = '', name = ''] = ref.split('#/');
  return (JSON.parse(read(file)) as Record<string, { value: unknown }>)[name]?.value;
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
