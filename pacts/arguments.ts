import { Command, InvalidArgumentError, Option } from 'commander';
import * as z from 'zod';

import { description, type Operation } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract, type Contract } from './contract.ts';
import { operationOf } from './coverage.ts';

interface Options {
  readonly providerBaseUrl?: string;
  readonly statesUrl?: string;
  readonly operation?: readonly string[];
  readonly tag?: readonly string[];
  readonly only?: string;
  readonly contract?: Contract;
  readonly fromBroker?: true;
  readonly report?: readonly ('html' | 'junit' | 'json')[];
  readonly checkDescription?: object;
  readonly negative?: true;
  readonly runs?: number;
  readonly thisIsATestServer?: true;
}

/** What `contract:verify` was asked for. Prints one sentence and throws a `CommanderError` unless it makes sense. */
export function readArguments(argv: readonly string[], operations: readonly Operation[]) {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const command = commandFor(operations).parse(argv.slice(0, end), { from: 'user' });
  const options = command.opts<Options>();
  const { providerBaseUrl: baseUrl, statesUrl, operation, tag, only, negative = false, runs } = options;
  if (statesUrl !== undefined && baseUrl === undefined)
    command.error('error: --states-url needs --provider-base-url');
  if (!negative && (runs !== undefined || options.thisIsATestServer))
    command.error('error: --runs and --this-is-a-test-server need --negative');
  // Requests that try to break a server are not for one that people use.
  const foreign = [baseUrl, statesUrl].find((url) => url !== undefined && !isOnThisMachine(url));
  if (negative && foreign !== undefined && !options.thisIsATestServer)
    command.error(`error: --negative tries to break ${foreign}: add --this-is-a-test-server if it is one`);

  const isChosen = ({ id, tags }: Operation) =>
    operation?.includes(id) === true || tags.some((one) => tag?.includes(one));
  const chosen = operation === undefined && tag === undefined ? operations : operations.filter(isChosen);
  const whole = options.contract ?? readContract(CONTRACT_FILE);
  const matches = new RegExp(only ?? '');
  const interactions = whole.interactions.filter((one) => {
    const called = operationOf(one, operations);
    const isCalled = chosen === operations || (called !== undefined && chosen.includes(called));
    return isCalled && matches.test(one.description);
  });
  const isFiltered = chosen !== operations || only !== undefined;
  if (isFiltered && interactions.length === 0 && !options.fromBroker)
    command.error('error: no interaction fits these filters');
  const filter = options.fromBroker && only !== undefined ? ['--filter-description', only] : [];
  return {
    baseUrl,
    statesUrl,
    whole,
    isFromBroker: options.fromBroker ?? false,
    /** With the chosen interactions only. */
    contract: { ...whole, interactions },
    operations: chosen,
    isFiltered,
    reports: options.report ?? [],
    description: options.checkDescription ?? null,
    negative,
    runs: runs ?? 10,
    pactArguments: [...filter, ...argv.slice(end + 1)],
  };
}

function commandFor(operations: readonly Operation[]): Command {
  const ids = operations.map(({ id }) => id);
  const tags = [...new Set(operations.flatMap((one) => one.tags))];
  return new Command('npm run contract:verify --')
    .usage("[OPTION…] [-- OPTION OF PACT'S VERIFIER…]")
    .helpOption('--help', 'this text')
    .showHelpAfterError('--help lists the options.')
    .exitOverride()
    .optionsGroup('Which server (without it the reference API):')
    .option('--provider-base-url <url>', 'your server', checkedUrl)
    .option('--states-url <url>', 'its state endpoint; by default /_pact/provider_states there', checkedUrl)
    .optionsGroup('What is played (operations and tags add up, --only filters what they give):')
    .addOption(new Option('--operation <id...>', 'operations of api-spec/openapi.yaml').choices(ids))
    .addOption(new Option('--tag <tag...>', 'all operations of a tag').choices(tags))
    .option('--only <regex>', 'interactions whose description matches', checkedExpression)
    .option('--contract <file>', 'another contract file', contractIn)
    .addOption(
      new Option('--from-broker', 'a contract of a broker, as the options after the second -- say').conflicts(
        ['operation', 'tag'],
      ),
    )
    .optionsGroup('What is left in .cache/contract/:')
    .addOption(
      new Option('--report <format...>', 'html has the progress by operation').choices([
        'html',
        'junit',
        'json',
      ]),
    )
    .optionsGroup('Instead of playing the contract:')
    .option(
      '--check-description <file>',
      'compares your OpenAPI description (YAML or JSON) with it',
      descriptionIn,
    )
    .addOption(
      new Option(
        '--negative',
        'sends requests that fit the description and requests that break it',
      ).conflicts('only'),
    )
    .option('--runs <n>', 'with --negative: requests for each operation, 10 unless given', checkedNumber)
    .option('--this-is-a-test-server', 'with --negative: the server may be on another machine');
}

function isOnThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

function checkedUrl(text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new InvalidArgumentError('A URL is like http://127.0.0.1:8000.');
}

function checkedNumber(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It takes a number from 1 to 9999.');
}

function checkedExpression(text: string): string {
  try {
    RegExp(text);
    return text;
  } catch (error) {
    throw new InvalidArgumentError(`${(error as Error).message}.`);
  }
}

const pact = z.looseObject({
  interactions: z.array(z.looseObject({ type: z.literal('Synchronous/HTTP') })),
  metadata: z.looseObject({ pactSpecification: z.looseObject({ version: z.string().startsWith('4') }) }),
});

function contractIn(file: string): Contract {
  const content: unknown = contentOf(file);
  if (pact.safeParse(content).success) return content as Contract;
  throw new InvalidArgumentError('It is no Pact contract of specification 4.');
}

/** Your OpenAPI description. */
function descriptionIn(file: string): object {
  const content: unknown = contentOf(file);
  if (typeof content === 'object' && content !== null && 'paths' in content) return content;
  throw new InvalidArgumentError('It is no OpenAPI description in YAML or JSON.');
}

/** JSON is YAML too. */
function contentOf(file: string): unknown {
  try {
    return description(file);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new InvalidArgumentError(`It cannot be read: ${reason}`);
  }
}
