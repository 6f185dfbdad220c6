import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
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
  --negative                sends your server requests that fit the description and requests that break it
  --runs N                  with --negative: requests for each operation, 10 unless given
  --this-is-a-test-server   with --negative: the server may be on a public host

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
  negative: { type: 'boolean', default: false },
  runs: { type: 'string' },
  'this-is-a-test-server': { type: 'boolean', default: false },
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
  if (values.runs !== undefined && !/^[1-9]\d{0,3}$/.test(values.runs))
    throw new UsageError(`--runs takes a number from 1 to 9999, not "${values.runs}".`);
  if (values.negative && values.only !== undefined)
    throw new UsageError(
      '--only chooses interactions, and --negative plays none: take --operation or --tag.',
    );
  if (values.negative && !values['this-is-a-test-server']) checkHosts([baseUrl, statesUrl]);
  for (const name of ['runs', 'this-is-a-test-server'] as const) {
    if (!values.negative && Boolean(values[name])) throw new UsageError(`--${name} needs --negative.`);
  }
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
    negative: values.negative,
    runs: Number(values.runs ?? 10),
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

/** Requests that try to break a server are not for one that people use. */
function checkHosts(urls: readonly (string | undefined)[]): void {
  for (const url of urls) {
    const { hostname = 'localhost' } = url === undefined ? {} : new URL(url);
    if (isPrivate(hostname)) continue;
    throw new UsageError(
      `--negative tries to break the server, and ${hostname} is not on this machine or in a private network: add --this-is-a-test-server if it is one.`,
    );
  }
}

function isPrivate(hostname: string): boolean {
  const address = hostname.replaceAll(/[[\]]/g, '');
  const version = isIP(address);
  if (version !== 0) return PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6');
  // A name without a dot is one of the local network or of containers.
  return !address.includes('.') || /\.(localhost|local|internal|test)$/.test(address);
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

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
