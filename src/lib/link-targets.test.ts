import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { runs } from '#tests/depth.ts';
import { handOffUrl } from './link-targets.ts';

const SOLVER = 'https://solver.test';

describe('auth_url leads to an allowed origin or nowhere', () => {
  it.each([
    ['https://solver.test/login?from=rakeback#now', 'https://solver.test/login?from=rakeback#now'],
    ['https://SOLVER.test', 'https://solver.test/'],
    ['https://solver.test:443/login', 'https://solver.test/login'],
    [undefined, null],
    ['', null],
    ['/app/', null],
    ['//solver.test/login', null],
    ['http://solver.test/login', null],
    ['https://solver.test:8443/login', null],
    ['https://solver.test.evil.com/', null],
    ['https://solver.test@evil.com/', null],
    ['https://ann:secret@solver.test/', null],
    ['https:\\\\evil.com\\solver.test', null],
    ['blob:https://solver.test/1', null],
    ['javascript:alert(1)//https://solver.test', null],
    ['data:text/html,https://solver.test', null],
  ])('%j → %j', (candidate, href) => {
    expect(handOffUrl(candidate, [SOLVER])).toBe(href);
  });

  it('leads nowhere while no origin is allowed', () => {
    expect(handOffUrl('https://solver.test/', [])).toBeNull();
  });

  it('whatever a link says, it is an allowed origin or nothing', () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      'blob:',
      '//',
      '\\',
      '@',
      ':',
      '.',
      'solver.test',
      'evil.com',
      '\t',
      '%2F',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.webUrl(), (pieces, url) => {
        for (const candidate of [pieces.join(''), `${SOLVER}${pieces.join('')}`, url]) {
          const href = handOffUrl(candidate, [SOLVER]);
          if (href !== null) expect(new URL(href).origin).toBe(SOLVER);
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});
