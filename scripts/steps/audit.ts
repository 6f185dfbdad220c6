import { execute } from './run.ts';
import type { Step, Tally } from './step.ts';

/**
 * Asks the registry about vulnerabilities in the locked packages. A serious one fails; the others are listed. Without an answer
 * it says so and counts as nothing, because a run must not depend on a registry. Runs only with `npm run test:all`.
 */
export const audit: Step = {
  name: 'audit',
  run: async () => {
    const { output } = await execute('npm audit --json --fetch-retries=0');
    const tally = auditTally(output);
    if (tally.failed === 0) console.log(tally.output.replaceAll(/^/gm, '     '));
    return tally;
  },
};

/** @param output the JSON of `npm audit`, between warnings */
export function auditTally(output: string): Tally {
  const report = parsed(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  if (report?.vulnerabilities === undefined) {
    const reason = report?.message ?? output.trim();
    return {
      passed: 0,
      failed: 0,
      skipped: 1,
      output: `No registry answered, so vulnerabilities are unknown: ${reason}`,
    };
  }
  const found = Object.values(report.vulnerabilities).map(({ name, severity }) => `${name}: ${severity}`);
  const isSerious = found.some((line) => /: (high|critical)$/.test(line));
  return {
    passed: isSerious ? 0 : 1,
    failed: isSerious ? 1 : 0,
    skipped: 0,
    output: ['Packages with known vulnerabilities:', ...(found.length === 0 ? ['none'] : found)].join('\n'),
  };
}

interface Report {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly name: string; readonly severity: string }>>;
}

function parsed(json: string): Report | null {
  try {
    return JSON.parse(json) as Report;
  } catch {
    return null;
  }
}
