import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { operations } from '#api-spec/description.ts';
import { readArguments, UsageError } from './arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'arguments-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const described = operations();
const read = (...argv: string[]) => readArguments(argv, described);
const URL_OF_SERVER = ['--provider-base-url', 'http://127.0.0.1:8000'];

describe('arguments that make no sense are refused with one sentence:', () => {
  it.each<[string[], string]>([
    [
      ['--operatoin', 'account'],
      'There is no option --operatoin; the nearest are --operation, --this-is-a-test-server and --contract.',
    ],
    [['--only'], "Option '--only <value>' argument missing."],
    [['--only', '--negative'], "Option '--only' argument is ambiguous."],
    [['http://127.0.0.1:8000'], "Unexpected argument 'http://127.0.0.1:8000'."],
    [
      ['--provider-base-url', 'localhost:8000'],
      '--provider-base-url takes a URL like http://127.0.0.1:8000, not "localhost:8000".',
    ],
    [
      [...URL_OF_SERVER, '--states-url', '/states'],
      '--states-url takes a URL like http://127.0.0.1:8000, not "/states".',
    ],
    [['--states-url', 'http://127.0.0.1:8000'], '--states-url needs --provider-base-url.'],
    [
      ['--only', '('],
      '--only takes a regular expression: Invalid regular expression: /(/: Unterminated group.',
    ],
    [['--report', 'pdf'], '--report takes junit, html or json, not "pdf".'],
    [
      ['--operation', 'createTokn'],
      'There is no operation "createTokn"; the nearest are createToken, refreshToken and updateAccount.',
    ],
    [['--tag', 'room'], 'There is no tag "room"; the nearest are rooms, room-accounts and token.'],
    [['--only', 'never'], 'No interaction fits these filters.'],
    [['--operation', 'room', '--only', 'a login'], 'No interaction fits these filters.'],
    [
      ['--from-broker', '--tag', 'rooms'],
      '--operation and --tag need a contract file, and --from-broker has none.',
    ],
    [['--contract', join(folder, 'none.json')], `There is no contract file ${folder}/none.json.`],
    [['--contract', folder], `The contract file ${folder} cannot be read: EISDIR.`],
    [['--contract', file('text.json', 'interactions:')], `The contract file ${folder}/text.json is no JSON.`],
    [
      ['--contract', file('other.json', '{"interactions":[]}')],
      `The contract file ${folder}/other.json is no Pact contract of specification 4.`,
    ],
    [['--check-description', join(folder, 'none.yaml')], `There is no description ${folder}/none.yaml.`],
    [
      ['--check-description', file('list.yaml', '- paths')],
      `The description ${folder}/list.yaml is no OpenAPI description in YAML or JSON.`,
    ],
    [['--runs', '5'], '--runs needs --negative.'],
    [['--negative', '--runs', 'many'], '--runs takes a number from 1 to 9999, not "many".'],
    [
      ['--negative', '--only', 'a login'],
      '--only chooses interactions, and --negative plays none: take --operation or --tag.',
    ],
  ])('%j', (argv, sentence) => {
    expect(() => read(...argv)).toThrow(new UsageError(sentence));
  });
});

describe('what is played', () => {
  it.each<[string[], string[], number]>([
    [['--operation', 'region', '--operation', 'createToken'], ['createToken', 'region'], 10],
    [['--tag', 'rooms', '--operation', 'region'], ['region', 'room'], 7],
    [
      ['--operation', 'region', '--operation', 'createToken', '--only', 'blocked'],
      ['createToken', 'region'],
      2,
    ],
  ])('%j', (argv, ids, count) => {
    const asked = read(...argv);
    expect(asked.operations.map(({ id }) => id)).toEqual(ids);
    expect(asked.interactions).toHaveLength(count);
    expect(asked.isFiltered).toBe(true);
  });

  it('is everything without a filter, and what follows the second -- goes to Pact', () => {
    const asked = read(...URL_OF_SERVER, '--', '--broker-url', 'https://broker.test');
    expect(asked.interactions).toEqual(asked.contract?.interactions);
    expect(asked.isFiltered).toBe(false);
    expect(asked.pactArguments).toEqual(['--broker-url', 'https://broker.test']);
  });
});

describe('requests that try to break a server', () => {
  const negative = (url: string, ...more: string[]) =>
    read('--provider-base-url', url, '--negative', ...more).negative;

  it.each([
    'http://localhost:8000',
    'http://[::1]:80',
    'http://10.1.2.3',
    'http://192.168.0.9',
    'http://api:8000',
  ])('may go to %s', (url) => {
    expect(negative(url)).toBe(true);
  });

  it.each(['https://example.com', 'http://172.32.0.1', 'http://[2001:db8::1]'])(
    'go to %s only if it is said to be a test server',
    (url) => {
      const { hostname } = new URL(url);
      expect(() => negative(url)).toThrow(
        new UsageError(
          `--negative tries to break the server, and ${hostname} is not on this machine or in a private network: add --this-is-a-test-server if it is one.`,
        ),
      );
      expect(negative(url, '--this-is-a-test-server')).toBe(true);
    },
  );

  it('ask the same of the state endpoint', () => {
    expect(() => negative('http://localhost', '--states-url', 'https://example.com/states')).toThrow(
      UsageError,
    );
  });
});
