import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { operations } from '#api-spec/description.ts';
import { readArguments } from './arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'arguments-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const described = operations();
const read = (...argv: string[]) => readArguments(argv, described);
const server = (origin = 'http://127.0.0.1:8000') => ['--provider-base-url', origin];

beforeEach(() => {
  // Commander prints what it throws.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

describe('arguments that make no sense are refused with one sentence:', () => {
  it.each<[string[], string]>([
    [['--operatoin', 'region'], `unknown option '--operatoin'\n(Did you mean --operation?)`],
    [['--only'], `option '--only <regex>' argument missing`],
    [['http://127.0.0.1:8000'], 'too many arguments'],
    [server('localhost:8000'), `argument 'localhost:8000' is invalid. A URL is like http://127.0.0.1:8000.`],
    [[...server(), '--states-url', '/states'], `argument '/states' is invalid. A URL is like`],
    [['--states-url', 'http://127.0.0.1:8000'], '--states-url needs --provider-base-url'],
    [['--only', '('], 'Unterminated group.'],
    [['--report', 'pdf'], `argument 'pdf' is invalid. Allowed choices are html, junit, json.`],
    [['--operation', 'createTokn'], `argument 'createTokn' is invalid. Allowed choices are `],
    [['--tag', 'room'], `argument 'room' is invalid. Allowed choices are token, `],
    [['--operation', 'room', '--only', 'a login'], 'no interaction fits these filters'],
    [['--from-broker', '--tag', 'rooms'], `'--from-broker' cannot be used with option '--tag <tag...>'`],
    [['--contract', join(folder, 'none.json')], 'It cannot be read: ENOENT: no such file or directory'],
    [['--contract', file('other.json', '{"interactions":[]}')], 'It is no Pact contract of specification 4.'],
    [['--check-description', file('text.yaml', 'a: b: c')], 'It cannot be read: Nested mappings'],
    [['--check-description', file('list.yaml', '- paths')], 'It is no OpenAPI description in YAML or JSON.'],
    [['--runs', '5'], '--runs and --this-is-a-test-server need --negative'],
    [['--negative', '--runs', 'many'], 'It takes a number from 1 to 9999.'],
    [['--negative', '--only', 'x'], `'--negative' cannot be used with option '--only <regex>'`],
    [['--negative', ...server('http://10.1.2.3')], '--negative tries to break http://10.1.2.3: add'],
    [['--negative', ...server(), '--states-url', 'https://example.com/states'], 'tries to break https'],
  ])('%j', (argv, sentence) => {
    expect(() => read(...argv)).toThrow(sentence);
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
    expect(asked.contract.interactions).toHaveLength(count);
    expect(asked.isFiltered).toBe(true);
  });

  it('is everything without a filter, and what follows the second -- goes to Pact', () => {
    const asked = read('--from-broker', '--', '--broker-url', 'https://broker.test');
    expect(asked.contract).toEqual(asked.whole);
    expect(asked.isFiltered).toBe(false);
    expect(asked.pactArguments).toEqual(['--broker-url', 'https://broker.test']);
  });
});

it.each([['http://localhost:8000'], ['http://[::1]:80'], ['https://example.com', '--this-is-a-test-server']])(
  'requests that try to break a server may go to %s',
  (origin, ...more) => {
    expect(read('--negative', ...server(origin), ...more).negative).toBe(true);
  },
);
