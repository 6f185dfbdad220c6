import { describe, expect, it } from 'vitest';

import { brokerArguments } from './broker-arguments.ts';

const nothing = { 'consumer-version-selectors': [], publish: false };
const url = 'https://broker.example';

describe('the arguments for a broker', () => {
  it('are none without a broker', () => {
    expect(brokerArguments(nothing, {})).toBeNull();
  });

  it('select the main branch and whatever is deployed or released', () => {
    expect(brokerArguments(nothing, { PACT_BROKER_BASE_URL: url })).toEqual([
      ...['--broker-url', url],
      ...['--consumer-version-selectors', '{"mainBranch":true}'],
      ...['--consumer-version-selectors', '{"deployedOrReleased":true}'],
    ]);
  });

  it('are the given ones; an option goes before the environment, and the token is none of them', () => {
    const options = {
      'broker-url': url,
      'consumer-version-selectors': ['{"branch":"a"}', '{"branch":"b"}'],
      publish: true,
      'provider-version': '2.0.0',
      'provider-branch': 'main',
    };
    const env = { PACT_BROKER_BASE_URL: 'https://other.example', PACT_BROKER_TOKEN: 'the-token' };
    expect(brokerArguments(options, env)).toEqual([
      ...['--broker-url', url],
      ...['--consumer-version-selectors', '{"branch":"a"}'],
      ...['--consumer-version-selectors', '{"branch":"b"}'],
      ...['--publish', '--provider-version', '2.0.0', '--provider-branch', 'main'],
    ]);
  });

  it.each([
    ['a result to publish', { ...nothing, publish: true }, {}, 'Say which broker'],
    ['selectors', { ...nothing, 'consumer-version-selectors': ['{}'] }, {}, 'Say which broker'],
    [
      'a result of no version',
      { ...nothing, publish: true },
      { PACT_BROKER_BASE_URL: url },
      '--publish needs --provider-version.',
    ],
  ])('are refused for %s that nobody could use', (_, options, env, sentence) => {
    expect(() => brokerArguments(options, env)).toThrow(sentence);
  });
});
