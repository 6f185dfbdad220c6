import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as z from 'zod';

import { PROVIDER, readContract, type Contract } from './contract.ts';
import { runPact, WITHOUT_CERTIFICATES } from './run-pact.ts';
import { startStateRelay } from './state-relay.ts';
import { states } from './states.ts';

interface Outcome {
  /** Interactions that the provider passes. */
  readonly verified: number;
  /** One sentence for each interaction, state or circumstance that was not as it has to be. */
  readonly failures: readonly string[];
}

interface Verification {
  /** The contract, or null to take it from a broker, as `args` say. */
  readonly file: string | null;
  readonly baseUrl: string;
  readonly stateUrl: string;
  /** A regular expression: only interactions whose description it matches. */
  readonly only?: string;
  /** Files to write a report to, by format. */
  readonly reports?: Readonly<Partial<Record<'junit' | 'html' | 'json', string>>>;
  /** More arguments for the Pact verifier, such as those of a broker. */
  readonly args?: readonly string[];
  readonly deadlineSeconds?: number;
}

/**
 * Plays the interactions of the contract against a provider. Pact itself passes an empty contract and a pending
 * interaction, and tries a broken state again for minutes; here each of them is a failure.
 */
export async function verifyContract(verification: Verification): Promise<Outcome> {
  const { file, baseUrl, only } = verification;
  const contract = file === null ? null : readContract(file);
  const problems = contract === null ? [] : problemsOf(contract);
  if (problems.length > 0) return { verified: 0, failures: problems };

  // Pact would try again for minutes, once for each interaction.
  if (!(await isListening(baseUrl))) return { verified: 0, failures: [`No server answers at ${baseUrl}`] };

  const expected = contract?.interactions.filter(
    ({ description }) => only === undefined || new RegExp(only).test(description),
  ).length;
  const { verified, failures, stateFailures } = await played(verification);
  const unplayed = expected === undefined ? 0 : expected - verified - failures.length;
  return {
    verified,
    failures: [
      ...failures,
      // A state that failed has failed its interaction already, with a less helpful message.
      ...stateFailures,
      ...(unplayed > 0 ? [`${unplayed} interactions of the contract were not verified.`] : []),
      ...(verified + failures.length === 0 ? ['No interaction was verified.'] : []),
    ],
  };
}

async function played(verification: Verification): Promise<Outcome & { stateFailures: readonly string[] }> {
  const { file, baseUrl, stateUrl, only, reports = {}, args = [], ...deadline } = verification;
  const scratch = mkdtempSync(join(tmpdir(), 'verification-'));
  const relay = await startStateRelay(stateUrl);
  const { json = join(scratch, 'report.json'), junit, html } = reports;
  const { protocol, hostname, port, pathname } = new URL(baseUrl);
  try {
    const { code, output } = await runPact(
      [
        'verifier',
        ...(file === null ? [] : ['--file', file]),
        ...['--provider-name', PROVIDER, '--hostname', hostname, '--transport', protocol.slice(0, -1)],
        ...(port === '' ? [] : ['--port', port]),
        ...(pathname === '/' ? [] : ['--base-path', pathname]),
        ...['--state-change-url', relay.url, '--state-change-teardown'],
        ...(only === undefined ? [] : ['--filter-description', only]),
        ...['--json', json, '--no-colour', '--loglevel', 'none'],
        ...(junit === undefined ? [] : ['--junit', junit]),
        ...(html === undefined ? [] : ['--html', html]),
        ...args,
      ],
      { ...deadline, env: file !== null && protocol === 'http:' ? WITHOUT_CERTIFICATES : {} },
    );
    const late = { verified: 0, failures: ['The provider took too long; the verifier was stopped.'] };
    const outcome = code === null ? late : readReport(readText(json), output);
    return { ...outcome, stateFailures: relay.failures };
  } finally {
    relay.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
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

async function isListening(baseUrl: string): Promise<boolean> {
  return fetch(baseUrl, { signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const mismatch = z.looseObject({ mismatch: z.string().optional(), path: z.string().optional() });

const report = z.object({
  interactionResults: z.array(z.object({ description: z.string(), result: z.string() })),
  errors: z.array(
    z.object({
      interaction: z.string(),
      mismatch: z.looseObject({ message: z.string().optional(), mismatches: z.array(mismatch).optional() }),
    }),
  ),
});

/** Whether each interaction of a report passed, by its description. */
export function readResults(text: string): ReadonlyMap<string, boolean> {
  const { interactionResults } = report.parse(JSON.parse(text));
  return new Map(interactionResults.map(({ description, result }) => [description, result === 'OK']));
}

/** What the verifier wrote: the interactions that hold, and a sentence or more for each thing that does not. */
export function readReport(text: string | null, output: string): Outcome {
  if (text === null) return { verified: 0, failures: [`Pact could not verify: ${output.trim()}`] };
  const { interactionResults, errors } = report.parse(JSON.parse(text));
  // An error of no interaction: a contract that the broker did not hand over.
  const others = errors.filter(({ interaction }) =>
    interactionResults.every((one) => !isOf(one, interaction)),
  );
  return {
    verified: interactionResults.filter(({ result }) => result === 'OK').length,
    failures: [
      ...interactionResults
        .filter(({ result }) => result !== 'OK')
        .map((one) => {
          const error = errors.find(({ interaction }) => isOf(one, interaction));
          return error === undefined
            ? one.description
            : `${one.description}\n${describeMismatch(error.mismatch)}`;
        }),
      ...others.map(({ interaction, mismatch: what }) => `${interaction}\n${describeMismatch(what)}`),
    ],
  };
}

function isOf({ description }: { description: string }, interaction: string): boolean {
  return interaction.endsWith(` - ${description}`);
}

function describeMismatch({
  message,
  mismatches,
}: z.infer<typeof report>['errors'][number]['mismatch']): string {
  if (mismatches === undefined) return `    ${message ?? 'for an unknown reason'}`;
  return mismatches
    .map(({ mismatch: text, path, ...rest }) => `    ${path ?? ''} ${text ?? JSON.stringify(rest)}`)
    .join('\n');
}
