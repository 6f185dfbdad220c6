import { parseArgs } from 'node:util';

import { startReferenceApi } from '../reference-api/server.ts';
import { CONTRACT_FILE } from './contract.ts';
import { verifyContract } from './verify-contract.ts';

/**
 * Verifies a provider against the contract: the one at `--provider-base-url`, whose states are made true at
 * `--state-url`, or else the reference API on a free port and a database in memory. Ends with 1 unless every
 * interaction of the contract was verified.
 */
const { values } = parseArgs({
  options: {
    'provider-base-url': { type: 'string' },
    'state-url': { type: 'string' },
    contract: { type: 'string', default: CONTRACT_FILE },
  },
});

const reference =
  values['provider-base-url'] === undefined ? await startReferenceApi({ devTools: true }) : null;
const baseUrl = reference?.origin ?? values['provider-base-url'] ?? '';
const stateUrl = values['state-url'] ?? new URL('/_pact/provider_states', baseUrl).href;

const { verified, failures } = await verifyContract({ file: values.contract, baseUrl, stateUrl });
await reference?.stop();
for (const failure of failures) console.error(`FAILED ${failure}`);
console.log(`${String(verified)} passed, ${String(failures.length)} failed`);
// Past its deadline Pact would keep the process alive.
process.exit(failures.length > 0 || verified === 0 ? 1 : 0);
