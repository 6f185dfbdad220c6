import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PROVIDER, type Contract } from './contract.ts';
import { askedFor, readOutcome, type Outcome } from './outcome.ts';
import { runPact, WITHOUT_CERTIFICATES } from './run-pact.ts';
import {
  reasonOf,
  startStateRelay,
  stateEndpointProblem,
  withMarkedStates,
  type State,
} from './state-relay.ts';
import { states } from './states.ts';

interface Verification {
  /** null to take it from a broker, as `args` say. */
  readonly contract: Contract | null;
  readonly baseUrl: string;
  readonly stateUrl: string;
  /** Files to write a report to, by format. */
  readonly reports?: Readonly<Partial<Record<'junit' | 'json', string>>>;
  /** More arguments for the Pact verifier, such as those of a broker. */
  readonly args?: readonly string[];
  readonly deadlineSeconds?: number;
}

interface Verified extends Outcome {
  /** One text for each interaction or circumstance that was not as it has to be. */
  readonly failures: readonly string[];
}

/**
 * Plays the interactions of the contract against a provider. Pact itself passes an empty contract and a pending
 * interaction, and tries a broken state again for minutes; here each of them is a failure.
 */
export async function verifyContract(verification: Verification): Promise<Verified> {
  const problems = verification.contract === null ? [] : problemsOf(verification.contract);
  const outcome = problems.length > 0 ? { results: [], problems } : await reachedAndPlayed(verification);
  const failed = outcome.results.filter(({ faults }) => faults.length > 0);
  const failures = failed.map(({ description, faults }) => [description, ...faults].join('\n    '));
  return { ...outcome, failures: [...outcome.problems, ...failures] };
}

function problemsOf({ interactions }: Contract): string[] {
  if (interactions.length === 0) return ['The contract has no interactions.'];
  return interactions.flatMap(({ description, pending, providerStates = [] }) => [
    ...(pending ? [`"${description}" is pending, and nothing would fail it.`] : []),
    ...providerStates
      .filter(({ name }) => !(name in states))
      .map(({ name }) => `"${description}" needs the state "${name}", which the glossary does not have.`),
  ]);
}

async function reachedAndPlayed(verification: Verification): Promise<Outcome> {
  const { baseUrl, stateUrl, contract } = verification;
  const interactions = contract?.interactions ?? [];
  // Pact would try again for minutes, once for each interaction.
  const needed = interactions.flatMap(({ providerStates = [] }) => providerStates);
  const problem = await reachProblem(baseUrl, stateUrl, needed);
  if (problem !== null) return { results: [], problems: [problem] };
  const { results, problems } = await played(verification);
  if (results.length === 0 && problems.length > 0) return { results, problems };
  if (results.length === 0 && contract === null)
    return { results, problems: ['The broker handed over no interaction.'] };
  const names = new Set(results.map(({ description }) => description));
  const unplayed = interactions
    .filter(({ description }) => !names.has(description))
    .map((one) => ({
      description: one.description,
      came: `${askedFor(one)} was not sent`,
      faults: ['The verifier did not play it.'],
    }));
  return { results: [...results, ...unplayed], problems };
}

/** A sentence when the server or its state endpoint, from which these states are needed, is not there; otherwise null. */
export async function reachProblem(
  baseUrl: string,
  stateUrl: string,
  needed: readonly State[],
): Promise<string | null> {
  return (await serverProblem(baseUrl)) ?? (await stateEndpointProblem(stateUrl, needed));
}

/** A sentence when nothing answers, or everything is somewhere else; otherwise null. */
async function serverProblem(baseUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(baseUrl, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    const target = new URL(answer.headers.get('location') ?? baseUrl, baseUrl);
    // To another page of its own it may redirect.
    if (target.origin === new URL(baseUrl).origin) return null;
    return `The server at ${baseUrl} redirects (${answer.status}) to ${target.href}: give that address as --provider-base-url.`;
  } catch (error) {
    return `No server answers at ${baseUrl}: ${reasonOf(error)}.`;
  }
}

async function played(verification: Verification): Promise<Outcome> {
  const { contract, baseUrl, stateUrl, reports = {}, args = [], ...deadline } = verification;
  const scratch = mkdtempSync(join(tmpdir(), 'verification-'));
  const relay = await startStateRelay(stateUrl);
  const { json = join(scratch, 'report.json'), junit } = reports;
  const { protocol, hostname, port, pathname } = new URL(baseUrl);
  const marked = join(scratch, 'contract.json');
  if (contract !== null) writeFileSync(marked, JSON.stringify(withMarkedStates(contract)));
  try {
    const { code, output } = await runPact(
      [
        'verifier',
        ...(contract === null ? [] : ['--file', marked]),
        ...['--provider-name', PROVIDER, '--hostname', hostname, '--transport', protocol.slice(0, -1)],
        ...(port === '' ? [] : ['--port', port]),
        ...(pathname === '/' ? [] : ['--base-path', pathname]),
        ...['--state-change-url', relay.url, '--state-change-teardown'],
        ...['--json', json, '--no-colour', '--loglevel', 'none'],
        ...(junit === undefined ? [] : ['--junit', junit]),
        ...args,
      ],
      { ...deadline, env: contract !== null && protocol === 'http:' ? WITHOUT_CERTIFICATES : {} },
    );
    if (code === null)
      return { results: [], problems: ['The provider took too long; the verifier was stopped.'] };
    return existsSync(json)
      ? readOutcome(readFileSync(json, 'utf8'), contract?.interactions ?? [], relay.failures)
      : { results: [], problems: [`Pact could not verify: ${output.trim()}`] };
  } finally {
    relay.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
