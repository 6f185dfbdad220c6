import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startReferenceApi } from '#reference-api/server.ts';
import { CONTRACT_FILE, REPORTS } from './contract.ts';
import { brokerArguments } from './verification/broker-arguments.ts';
import { verifyContract } from './verification/verify-contract.ts';

/**
 * Verifies a provider against the contract: the one at `--provider-base-url`, whose states are made true at
 * `--states-url`, or else the reference API on a free port and a database in memory. `README.md` explains every
 * option. Ends with 1 unless every interaction was verified.
 */
const { values } = parseArgs({
  options: {
    'provider-base-url': { type: 'string' },
    'states-url': { type: 'string' },
    'state-url': { type: 'string' },
    contract: { type: 'string', default: CONTRACT_FILE },
    only: { type: 'string' },
    report: { type: 'string', multiple: true, default: [] },
    'broker-url': { type: 'string' },
    'consumer-version-selectors': { type: 'string', multiple: true, default: [] },
    publish: { type: 'boolean', default: false },
    'provider-version': { type: 'string' },
    'provider-branch': { type: 'string' },
  },
});

const reference =
  values['provider-base-url'] === undefined
    ? await startReferenceApi({ devTools: true, passwordCost: 4 })
    : null;
const baseUrl = reference?.origin ?? values['provider-base-url'] ?? '';
const broker = brokerArguments(values, process.env);

const { verified, failures } = await verifyContract({
  file: broker === null ? values.contract : null,
  baseUrl,
  stateUrl: values['states-url'] ?? values['state-url'] ?? new URL('/_pact/provider_states', baseUrl).href,
  args: broker ?? [],
  reports: reportFiles(values.report),
  ...(values.only !== undefined && { only: values.only }),
});
await reference?.stop();
for (const failure of failures) console.error(`FAILED ${failure}`);
console.log(`${verified} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

function reportFiles(formats: readonly string[]): Record<string, string> {
  if (formats.length > 0) mkdirSync(REPORTS, { recursive: true });
  return Object.fromEntries(
    formats.map((format) => {
      const extension = { junit: 'xml', html: 'html', json: 'json' }[format];
      if (extension === undefined) throw new Error(`--report takes junit, html or json, not "${format}".`);
      const file = join(REPORTS, `verification.${extension}`);
      console.log(`Report: ${file}`);
      return [format, file];
    }),
  );
}
