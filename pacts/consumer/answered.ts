import { expect } from 'vitest';

import type { ApiProblem } from '#sdk/errors.ts';

/** Equals the error by which the SDK tells the application of an answer that is not a success. */
export function answered(status: number, told: Partial<ApiProblem> = {}): unknown {
  return expect.objectContaining({
    problem: { kind: 'answered', status, code: null, fields: {}, retryAfterSeconds: null, ...told },
  });
}
