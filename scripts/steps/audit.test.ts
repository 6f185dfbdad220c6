import { expect, it } from 'vitest';

import { auditTally } from './audit.ts';

const UNKNOWN = 'No registry answered, so vulnerabilities are unknown: ';

it.each([
  [
    'npm warn audit 405\n{ "message": "405 Method Not Allowed", "statusCode": 405 }\nnpm error A log',
    [0, 0, 1, `${UNKNOWN}405 Method Not Allowed`],
  ],
  ['npm error network\n', [0, 0, 1, `${UNKNOWN}npm error network`]],
  [reportOf({}), [1, 0, 0, 'Packages with known vulnerabilities:\nnone']],
  [
    reportOf({ ini: 'low', tar: 'moderate' }),
    [1, 0, 0, 'Packages with known vulnerabilities:\nini: low\ntar: moderate'],
  ],
  [
    reportOf({ ini: 'low', tar: 'high' }),
    [0, 1, 0, 'Packages with known vulnerabilities:\nini: low\ntar: high'],
  ],
])('an audit that answers %s', (answer, tally) => {
  const { passed, failed, skipped, output } = auditTally(answer);

  expect([passed, failed, skipped, output]).toEqual(tally);
});

function reportOf(severities: Readonly<Record<string, string>>): string {
  const entries = Object.entries(severities).map(([name, severity]) => [name, { name, severity }] as const);
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(entries) });
}
