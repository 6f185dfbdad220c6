import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CONSUMER = 'rakeback-wizard-web';
export const PROVIDER = 'rakeback-wizard-api';
export const CONTRACT_NAME = `${CONSUMER}-${PROVIDER}.json`;
/** In the repository. */
export const CONTRACT_PATH = `pacts/contracts/${CONTRACT_NAME}`;
export const CONTRACT_FILE = join(import.meta.dirname, '..', CONTRACT_PATH);
/** What the commands write for people; not committed. */
export const REPORTS = join(import.meta.dirname, '../.cache/contract');
/** Beside the recorded pacts: one line for each interaction that a consumer test began. */
export const MANIFEST_NAME = 'manifest.txt';

/** The parts of a pact file (specification 4.0) that we look at. */
export interface Contract {
  readonly interactions: readonly Interaction[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

export interface Interaction {
  readonly description: string;
  readonly pending: boolean;
  readonly providerStates?: readonly { readonly name: string; readonly params?: unknown }[];
  readonly request: Request;
  readonly response: Response;
}

interface Request extends Message {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
}

interface Response extends Message {
  readonly status: number;
}

export interface MatchingRule {
  readonly matchers: readonly { readonly match: string; readonly regex?: string; readonly min?: number }[];
}

/** Text that the verifier fills with values of a provider state. */
interface Generator {
  readonly expression?: string;
}

export interface Message {
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly body?: { readonly content: unknown };
  /** By place, then by name or JSON path: what loosens the comparison there. */
  readonly matchingRules?: Partial<Readonly<Record<'query' | 'header' | 'body', ByName<MatchingRule>>>>;
  readonly generators?: { readonly path?: Generator } & Partial<
    Readonly<Record<'header' | 'body', ByName<Generator>>>
  >;
}

type ByName<Value> = Readonly<Record<string, Value>>;

export function readContract(file: string): Contract {
  return JSON.parse(readFileSync(file, 'utf8')) as Contract;
}
