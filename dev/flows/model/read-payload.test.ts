import { expect, it } from 'vitest';

import { readPayload } from './read-payload.ts';

it('nothing is an empty rest, and an object is what it says', () => {
  expect(readPayload('  ')).toEqual({ payload: {}, problem: null });
  expect(readPayload('{ "generation": 2 }')).toEqual({ payload: { generation: 2 }, problem: null });
});

it('anything else is refused with a reason', () => {
  expect(readPayload('[1]').problem).toBe('An object is needed: { "name": "value" }');
  expect(readPayload('{ at: 1 }').problem).toContain('JSON');
});
