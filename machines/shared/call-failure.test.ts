import { describe, expect, it } from 'vitest';

import { readCallFailure, readFormFailure } from './call-failure.ts';
import { readProblem } from './problem.ts';
import { problemError } from './testing/problem-error.ts';

const read = (problem: Parameters<typeof problemError>[0]) =>
  readCallFailure(readProblem(problemError(problem)));

describe('the failure of a call', () => {
  it.each([
    ['no answer', read({ kind: 'unreachable' }), { code: 'unreachable' }],
    ['a call given up', read({ kind: 'aborted' }), { code: 'unreachable' }],
    ['a blocked region', read({ status: 403 }), { code: 'blocked' }],
    ['too many tries', read({ status: 429, retryAfterSeconds: 7 }), { code: 'tooManyTries', seconds: 7 }],
    ['too many tries without a time', read({ status: 429 }), { code: 'tooManyTries', seconds: 60 }],
    [
      'too many tries, and none to wait',
      read({ status: 429, retryAfterSeconds: 0 }),
      { code: 'tooManyTries', seconds: 1 },
    ],
    [
      'too many tries for a month',
      read({ status: 429, retryAfterSeconds: 2.6e6 }),
      { code: 'tooManyTries', seconds: 3600 },
    ],
    ['a crash of the server', read({ status: 500 }), { code: 'unexpected' }],
    [
      'a crash of the server that has an id',
      read({ status: 500, requestId: 'abc-1' }),
      { code: 'unexpected', requestId: 'abc-1' },
    ],
    ['an answer nobody understands', read({ kind: 'unreadable' }), { code: 'unexpected' }],
    ['something that is no API error', readCallFailure(readProblem(new Error('no'))), { code: 'unexpected' }],
  ])('tells %s', (_, failure, expected) => {
    expect(failure).toEqual(expected);
  });

  it('of a form names the refused fields, and nothing when the server named none', () => {
    const fields = { email: ['Enter a valid email address.'] };
    expect(readFormFailure(readProblem(problemError({ status: 400, fields })))).toEqual({
      code: 'fieldsRejected',
      fields,
    });
    expect(readFormFailure(readProblem(problemError({ status: 400 })))).toEqual({ code: 'unexpected' });
  });
});
