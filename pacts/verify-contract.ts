import { Verifier } from '@pact-foundation/pact';

import { PROVIDER, readContract, type Contract } from './contract.ts';
import { stateHandlers } from './state-handlers.ts';
import { states } from './states.ts';

interface Verification {
  readonly file: string;
  readonly baseUrl: string;
  readonly stateUrl: string;
}

interface Outcome {
  /** Interactions that the provider honours. */
  readonly verified: number;
  /** One sentence for each interaction, state or circumstance that was not as it has to be. */
  readonly failures: readonly string[];
}

interface Report {
  readonly interactionResults?: readonly InteractionResult[];
}

interface InteractionResult {
  readonly description: string;
  readonly result: string;
  readonly mismatch?: unknown;
}

const DEADLINE_SECONDS = 240;

/**
 * Plays every interaction of the contract against a provider. Pact itself passes an empty contract, a pending
 * interaction and a state that could not be made true; here each of them is a failure.
 */
export async function verifyContract({ file, baseUrl, stateUrl }: Verification): Promise<Outcome> {
  const contract = readContract(file);
  const misfits = unfit(contract);
  if (misfits.length > 0) return { verified: 0, failures: misfits };

  // Pact would try again for minutes, once for each interaction.
  if (!(await isListening(baseUrl))) return { verified: 0, failures: [`No server answers at ${baseUrl}`] };

  const { handlers, failures: stateFailures } = stateHandlers(stateUrl);
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: baseUrl,
    pactUrls: [file],
    stateHandlers: handlers,
    providerStatesSetupTeardown: true,
    failIfNoPactsFound: true,
    logLevel: 'error',
  });
  const results = await Promise.race([reportOf(verifier), deadline()]);
  if (typeof results === 'string') return { verified: 0, failures: [results] };

  const honoured = results.filter(({ result }) => result === 'OK');
  const broken = results.filter(({ result }) => result !== 'OK');
  const unplayed = contract.interactions.length - results.length;
  return {
    verified: honoured.length,
    failures: [
      ...broken.map(({ description, mismatch }) => `${description}\n${mismatchText(mismatch)}`),
      ...stateFailures,
      ...(unplayed === 0 ? [] : [`${String(unplayed)} interactions of the contract were not verified.`]),
    ],
  };
}

function unfit({ interactions }: Contract): string[] {
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

/** The results of the interactions, or why there are none. */
async function reportOf(verifier: Verifier): Promise<readonly InteractionResult[] | string> {
  // Pact rejects with the report as message when an interaction failed.
  const text = await verifier
    .verifyProvider()
    .catch((error: unknown) => (error instanceof Error ? error.message : ''));
  try {
    return (JSON.parse(text) as Report).interactionResults ?? 'Pact reported no interactions.';
  } catch {
    return `Pact could not verify: ${text}`;
  }
}

function deadline(): Promise<string> {
  return new Promise((resolve) => {
    const message = `Not verified within ${String(DEADLINE_SECONDS)} seconds.`;
    setTimeout(resolve, DEADLINE_SECONDS * 1000, message).unref();
  });
}

function mismatchText(mismatch: unknown): string {
  const { mismatches } = mismatch as { mismatches?: { mismatch?: string; path?: string }[] };
  if (mismatches === undefined) return `    ${JSON.stringify(mismatch)}`;
  return mismatches
    .map(({ mismatch: text, path, ...rest }) => `    ${path ?? ''} ${text ?? JSON.stringify(rest)}`)
    .join('\n');
}
