import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { newId } from './new-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is a new UUID each time, on a page that is not secure too', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const ids = Array.from({ length: 500 }, newId);

  expect(z.array(z.uuidv4()).safeParse(ids).success).toBe(true);
  expect(new Set(ids).size).toBe(500);
});
