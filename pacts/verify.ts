import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { CommanderError } from 'commander';

import { operations } from '#api-spec/description.ts';
import { readArguments } from './arguments.ts';
import { REPORTS } from './contract.ts';
import { byOperation } from './coverage.ts';
import { formatOutcome } from './outcome.ts';
import { keepResults, REFERENCE_API, writePage } from './report.ts';
import { reasonOf } from './state-relay.ts';
import { reachProblem, verifyContract } from './verify-contract.ts';

/**
 * Verifies a provider against the contract: the one at `--provider-base-url`, whose states are set up at
 * `--states-url`, or else the reference API on a free port and a database in memory. `--help` and `README.md` explain
 * every option. Ends with 1 unless everything was as it has to be, and with 2 for arguments that make no sense.
 */
try {
  process.exitCode = (await run(readArguments(process.argv.slice(2), operations()))) ? 0 : 1;
} catch (error) {
  // It has been printed; with 0 it was the help.
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : 2;
}

type Arguments = ReturnType<typeof readArguments>;

/** Answers whether everything was as it has to be. */
async function run(asked: Arguments): Promise<boolean> {
  if (asked.description !== null) return await describesTheContract(asked, asked.description);
  const reference = asked.baseUrl === undefined ? await referenceApi() : null;
  const baseUrl = reference?.origin ?? asked.baseUrl ?? '';
  try {
    const stateUrl = asked.statesUrl ?? new URL('/_pact/provider_states', baseUrl).href;
    return await (asked.negative ? heldOut : playedWell)(asked, baseUrl, stateUrl);
  } finally {
    await reference?.stop();
  }
}

// These modules take a while to load, and most runs need none of them.
async function referenceApi() {
  const { startReferenceApi } = await import('#reference-api/server.ts');
  return startReferenceApi({ devTools: true, passwordCost: 4 });
}

async function playedWell(asked: Arguments, baseUrl: string, stateUrl: string): Promise<boolean> {
  const { whole, contract, isFromBroker, reports, pactArguments: args } = asked;
  mkdirSync(REPORTS, { recursive: true });
  const files = {
    ...(reports.includes('junit') && { junit: join(REPORTS, 'verification.xml') }),
    ...(reports.includes('json') && { json: join(REPORTS, 'verification.json') }),
  };
  const outcome = await verifyContract({
    contract: isFromBroker ? null : contract,
    ...{ baseUrl, stateUrl, args, reports: files },
  });
  const { results, failures } = outcome;
  const groups = byOperation(operations(), isFromBroker ? [] : contract.interactions);
  for (const line of formatOutcome(outcome, groups)) console.log(line);

  const provider = asked.baseUrl ?? REFERENCE_API;
  keepResults(provider, results);
  const page = reports.includes('html') ? [writePage(provider, whole.interactions)] : [];
  for (const written of [...Object.values(files), ...page]) console.log(`Report: ${written}`);

  const passed = results.filter(({ faults }) => faults.length === 0).length;
  const played = groups.filter((group) => group.interactions.length > 0).length;
  if (asked.isFiltered)
    console.log(
      `Of ${results.length} interactions in ${played} ${played === 1 ? 'operation' : 'operations'}:`,
    );
  console.log(`${passed} passed, ${results.length - passed} failed`);
  return failures.length === 0;
}

async function describesTheContract({ contract }: Arguments, yours: object): Promise<boolean> {
  const { differences } = await import('./conformance.ts');
  const found = await differences(contract, yours, operations()).catch((error: unknown) => {
    const sentence = `error: the description cannot be compared: ${reasonOf(error)}`;
    console.error(sentence);
    throw new CommanderError(2, 'description', sentence);
  });
  for (const difference of found) console.log(difference);
  const { length } = contract.interactions;
  console.log(`${found.length} differences between the description and ${length} interactions`);
  return found.length === 0;
}

/** Whether the server gave only described answers to requests that fit the description and to those that do not. */
async function heldOut(asked: Arguments, baseUrl: string, stateUrl: string): Promise<boolean> {
  const { callerStates, foundFaults } = await import('#reference-api/testing/negative/test-server.ts');
  const problem = await reachProblem(baseUrl, stateUrl, callerStates);
  if (problem !== null) console.log(`FAILED ${problem}`);
  const counts = { passed: 0, failed: 0 };
  const server = { baseUrl, stateUrl, runs: asked.runs };
  for await (const { operation, fault } of foundFaults(problem === null ? asked.operations : [], server)) {
    const { id, method, path } = operation;
    counts[fault === null ? 'passed' : 'failed'] += 1;
    console.log(`${id}  ${method} ${path}  ${fault === null ? 'passed' : 'FAILED'}`);
    if (fault !== null) console.log(fault.replaceAll(/^/gm, '    '));
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return problem === null && counts.failed === 0;
}
