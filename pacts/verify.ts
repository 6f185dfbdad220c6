import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { operations } from '#api-spec/description.ts';
import { startReferenceApi } from '#reference-api/server.ts';
import { CONTRACT_FILE, readContract, REPORTS } from './contract.ts';
import { byOperation } from './coverage.ts';
import { formatOutcome } from './outcome.ts';
import { keepResults, REFERENCE_API, writePage } from './report.ts';
import { verifyContract } from './verify-contract.ts';

/**
 * Verifies a provider against the contract: the one at `--provider-base-url`, whose states are set up at
 * `--states-url`, or else the reference API on a free port and a database in memory. With `--from-broker` the contract
 * comes from a Pact broker, as the arguments after `--` say, which go to the Pact verifier. `README.md` explains every
 * option. Ends with 1 unless every interaction was verified.
 */
const { values, positionals } = parseArgs({
  options: {
    'provider-base-url': { type: 'string' },
    'states-url': { type: 'string' },
    contract: { type: 'string', default: CONTRACT_FILE },
    'from-broker': { type: 'boolean', default: false },
    only: { type: 'string' },
    report: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});

const reference =
  values['provider-base-url'] === undefined
    ? await startReferenceApi({ devTools: true, passwordCost: 4 })
    : null;
const baseUrl = reference?.origin ?? values['provider-base-url'] ?? '';

const { interactions } = readContract(values.contract);
const outcome = await verifyContract({
  file: values['from-broker'] ? null : values.contract,
  baseUrl,
  stateUrl: values['states-url'] ?? new URL('/_pact/provider_states', baseUrl).href,
  args: positionals,
  reports: reportFiles(values.report.filter((format) => format !== 'html')),
  ...(values.only !== undefined && { only: values.only }),
});
await reference?.stop();
const { results, failures } = outcome;
for (const line of formatOutcome(outcome, byOperation(operations(), interactions))) console.log(line);
const provider = values['provider-base-url'] ?? REFERENCE_API;
const last = keepResults(provider, results, { at: new Date() });
if (values.report.includes('html'))
  console.log(`Report: ${writePage(provider, interactions, { results: last })}`);
const passed = results.filter(({ faults }) => faults.length === 0).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

function reportFiles(formats: readonly string[]): Record<string, string> {
  if (formats.length > 0) mkdirSync(REPORTS, { recursive: true });
  return Object.fromEntries(
    formats.map((format) => {
      const extension = { junit: 'xml', json: 'json' }[format];
      if (extension === undefined) throw new Error(`--report takes junit, html or json, not "${format}".`);
      const file = join(REPORTS, `verification.${extension}`);
      console.log(`Report: ${file}`);
      return [format, file];
    }),
  );
}
