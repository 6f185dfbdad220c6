import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';

import * as z from 'zod';

import { description, type Operation } from '#api-spec/description.ts';
import { CONTRACT_FILE, type Contract, type Interaction } from './contract.ts';
import { operationOf } from './coverage.ts';

export const USAGE = `Usage: npm run contract:verify -- [OPTION…] [-- OPTION OF PACT'S VERIFIER…]

Which server (without it the reference API):
  --provider-base-url URL   your server
  --states-url URL          its state endpoint; by default /_pact/provider_states of the same origin

What is played (operations and tags add up, --only filters what they give):
  --operation ID            an operationId of api-spec/openapi.yaml; repeatable
  --tag TAG                 all operations of a tag; repeatable
  --only REGEX              interactions whose description matches
  --contract FILE           another contract file
  --from-broker             the contract comes from a broker, as the options after the second -- say

What is left in .cache/contract/:
  --report FORMAT           html (progress by operation), junit or json; repeatable

Instead of playing the contract:
  --check-description FILE  compares your OpenAPI description (YAML or JSON) with it, without any server

  --help                    this text
`;

/** Its message is one sentence about the arguments. */
export class UsageError extends Error {}

const OPTIONS = {
  'provider-base-url': { type: 'string' },
  'states-url': { type: 'string' },
  operation: { type: 'string', multiple: true, default: [] },
  tag: { type: 'string', multiple: true, default: [] },
  only: { type: 'string' },
  contract: { type: 'string' },
  'from-broker': { type: 'boolean', default: false },
  report: { type: 'string', multiple: true, default: [] },
  'check-description': { type: 'string' },
  help: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];

export type Report = 'junit' | 'html' | 'json';

/** What `contract:verify` was asked for. Throws a `UsageError` unless it makes sense. */
export function readArguments(argv: readonly string[], operations: readonly Operation[]) {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const values = parsed(argv.slice(0, end));
  const { contract: file = CONTRACT_FILE, 'provider-base-url': baseUrl, 'states-url': statesUrl } = values;
  for (const name of ['provider-base-url', 'states-url'] as const) checkUrl(name, values[name]);
  if (statesUrl !== undefined && baseUrl === undefined)
    throw new UsageError('--states-url needs --provider-base-url.');
  const reports = values.report.map((format) => {
    if (format !== 'junit' && format !== 'html' && format !== 'json')
      throw new UsageError(`--report takes junit, html or json, not "${format}".`);
    return format;
  });
  const isFiltered = values.operation.length + values.tag.length > 0 || values.only !== undefined;
  const contract = values['from-broker'] ? null : readPact(file);
  const chosen = chosenOperations(operations, values.operation, values.tag);
  if (contract === null && chosen !== operations)
    throw new UsageError('--operation and --tag need a contract file, and --from-broker has none.');
  const only = expression(values.only);
  const interactions = contract?.interactions.filter(
    (one) => only.test(one.description) && (chosen === operations || isOneOf(chosen, one, operations)),
  );
  if (isFiltered && interactions?.length === 0) throw new UsageError('No interaction fits these filters.');
  return {
    baseUrl,
    statesUrl,
    file: contract === null ? null : file,
    contract,
    only: values.only,
    isFiltered,
    operations: chosen,
    interactions,
    reports: reports as readonly Report[],
    description: values['check-description'] === undefined ? null : readYours(values['check-description']),
    pactArguments: argv.slice(end + 1),
  };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, strict: true }).values;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const [, unknown] = /^Unknown option '--([^']*)'/.exec(message) ?? [];
    if (unknown !== undefined)
      throw new UsageError(
        `There is no option --${unknown}; ${nearest(unknown, Object.keys(OPTIONS), '--')}.`,
      );
    // Node adds hints, which are about Node's own options.
    if (code?.startsWith('ERR_PARSE_ARGS') === true) throw new UsageError(`${message.split(/\.\s/)[0]}.`);
    throw error;
  }
}

function checkUrl(name: string, url: string | undefined): void {
  if (url !== undefined && !/^https?:\/\/./.test(URL.parse(url)?.href ?? ''))
    throw new UsageError(`--${name} takes a URL like http://127.0.0.1:8000, not "${url}".`);
}

function expression(only = ''): RegExp {
  try {
    return new RegExp(only);
  } catch (error) {
    throw new UsageError(`--only takes a regular expression: ${(error as Error).message}.`);
  }
}

/** All of them unless something is named. */
function chosenOperations(
  operations: readonly Operation[],
  ids: readonly string[],
  tags: readonly string[],
): readonly Operation[] {
  if (ids.length + tags.length === 0) return operations;
  const known = {
    operation: new Set(operations.map(({ id }) => id)),
    tag: new Set(operations.flatMap((one) => one.tags)),
  };
  for (const [kind, names] of [
    ['operation', ids],
    ['tag', tags],
  ] as const) {
    for (const name of names) {
      if (known[kind].has(name)) continue;
      throw new UsageError(`There is no ${kind} "${name}"; ${nearest(name, [...known[kind]])}.`);
    }
  }
  return operations.filter((one) => ids.includes(one.id) || one.tags.some((tag) => tags.includes(tag)));
}

function isOneOf(chosen: readonly Operation[], interaction: Interaction, operations: readonly Operation[]) {
  const operation = operationOf(interaction, operations);
  return operation !== undefined && chosen.includes(operation);
}

/** `the nearest are a, b and c`: those whose pairs of letters are most like those of the name. */
function nearest(name: string, known: readonly string[], prefix = ''): string {
  const pairs = (text: string) => Array.from(text, (_, index) => text.slice(index, index + 2).toLowerCase());
  const likeness = (one: string) =>
    pairs(one).filter((pair) => pairs(name).includes(pair)).length / (one.length + name.length);
  const three = known.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, 3);
  return `the nearest are ${new Intl.ListFormat('en-GB').format(three.map((one) => `${prefix}${one}`))}`;
}

const pact = z.looseObject({
  interactions: z.array(
    z.looseObject({
      description: z.string(),
      request: z.looseObject({ method: z.string(), path: z.string() }),
      response: z.looseObject({ status: z.int() }),
    }),
  ),
  metadata: z.looseObject({ pactSpecification: z.looseObject({ version: z.string().startsWith('4') }) }),
});

function readPact(file: string): Contract {
  const text = readOrThrow(file, 'contract file');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new UsageError(`The contract file ${file} is no JSON.`);
  }
  if (pact.safeParse(content).success) return content as Contract;
  throw new UsageError(`The contract file ${file} is no Pact contract of specification 4.`);
}

/** Your OpenAPI description. */
function readYours(file: string): object {
  readOrThrow(file, 'description');
  try {
    const document: unknown = description(file);
    if (typeof document === 'object' && document !== null && 'paths' in document) return document;
  } catch {
    // Said below.
  }
  throw new UsageError(`The description ${file} is no OpenAPI description in YAML or JSON.`);
}

function readOrThrow(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new UsageError(
      code === 'ENOENT' ? `There is no ${what} ${file}.` : `The ${what} ${file} cannot be read: ${code}.`,
    );
  }
}
