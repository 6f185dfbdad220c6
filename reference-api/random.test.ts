import { expect, it } from 'vitest';

import { createRandom } from './random.ts';

it('repeats itself with a seed and only then', () => {
  const draw = (seed?: string) => {
    const random = createRandom(seed);
    return [random.uuid(), random.token(), random.code(), random.id()];
  };
  expect(draw('one')).toEqual(draw('one'));
  expect(draw('one')).not.toEqual(draw('two'));
  expect(draw()).not.toEqual(draw());
});

it('makes codes of six digits and well-formed identifiers', () => {
  const random = createRandom('shape');
  for (let round = 0; round < 200; round += 1) {
    expect(random.code()).toMatch(/^\d{6}$/);
    expect(random.uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Number.isSafeInteger(random.id())).toBe(true);
  }
});
