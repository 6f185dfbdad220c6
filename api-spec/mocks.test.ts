import { faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';

const SAMPLES = 60;
const schemas = merged<ZodMiniType>(import.meta.glob('../src/sdk/generated/zod/*/*.zod.ts', { eager: true }));
const mocks = Object.entries(
  merged<() => unknown>(import.meta.glob('../src/sdk/generated/api/*/*.msw.ts', { eager: true })),
).flatMap(([name, mock]) => {
  const [, operation, status] = /^get(\w+?)ResponseMock(\d{3})$/.exec(name) ?? [];
  return operation === undefined || status === undefined
    ? []
    : [{ schema: `${operation}${status}Response`, mock }];
});

describe.each(mocks)('the generated mock of $schema', ({ schema, mock }) => {
  it('is what the description promises, whatever the seed', () => {
    for (let seed = 1; seed <= SAMPLES; seed += 1) {
      faker.seed(seed);
      const sample = mock();
      expect(schemas[schema]?.safeParse(sample)).toEqual({ success: true, data: sample });
    }
  });
});

it('has a mock for every answer with a body', () => {
  const withBody = Object.keys(schemas).filter(
    (name) => /(?<!204)Response$/.test(name) && /\d{3}Response$/.test(name),
  );
  expect(mocks.map(({ schema }) => schema).toSorted()).toEqual(withBody.toSorted());
});

function merged<T>(modules: Record<string, unknown>): Record<string, T> {
  return Object.assign({}, ...Object.values(modules)) as Record<string, T>;
}
