import { expect, it } from 'vitest';

import { readReport } from './verifier-report.ts';

it('fails for a contract that could not be loaded beside one that is honoured', () => {
  const report = {
    interactionResults: [{ description: 'the region', result: 'OK' }],
    errors: [{ interaction: 'Failed to load pact', mismatch: { type: 'error', message: '503' } }],
  };
  expect(readReport(JSON.stringify(report), '')).toEqual({
    verified: 1,
    failures: ['Failed to load pact\n    503'],
  });
});
