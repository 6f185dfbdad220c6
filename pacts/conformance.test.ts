import { describe, expect, it } from 'vitest';

import { description, operations } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract, type Interaction } from './contract.ts';
import { departures, differences } from './conformance.ts';

const contract = readContract(CONTRACT_FILE);

it('says nothing that the description does not say', { timeout: 60_000 }, async () => {
  expect(await departures(contract, description(), operations())).toEqual([]);
});

describe('a contract that departs from the description is caught', () => {
  const logIn = named('a login with the right password');
  const account = named('the account of a member with a subscription');

  it.each<[string, Interaction, string]>([
    [
      'a required field that the request lacks',
      { ...logIn, request: { ...logIn.request, body: json({ email: 'dana@example.com' }) } },
      `must have required property 'password'`,
    ],
    [
      'a query parameter that is not described',
      { ...account, request: { ...account.request, query: { verbose: ['1'] } } },
      '"verbose", which is not described',
    ],
    [
      'a value outside its enum',
      {
        ...account,
        response: { ...account.response, body: json({ subscriptions: [{ plan: { tier: 'GOLD' } }] }) },
      },
      'must be equal to one of the allowed values',
    ],
    [
      'a field of an answer that is not described',
      { ...account, response: { ...account.response, body: json({ nickname: 'dr' }) } },
      '"additionalProperty":"nickname"',
    ],
    [
      'a number where the description has a string',
      { ...account, response: { ...account.response, body: json({ edge_balance: 1250 }) } },
      '/edge_balance must be string',
    ],
    [
      'a body that is not described',
      { ...account, request: { ...account.request, body: json({}) } },
      'has a body, which is not described',
    ],
  ])('%s', async (_, interaction, fault) => {
    const found = await departures({ ...contract, interactions: [interaction] }, description(), operations());
    expect(found).toContainEqual(expect.stringContaining(fault));
  });
});

it(
  'lists what a description of a backend lacks, one sentence each, with the operation',
  { timeout: 60_000 },
  async () => {
    const own = (paths: object) => ({ openapi: '3.0.3', info: { title: 'Own', version: '1' }, paths });
    const schema = {
      type: 'object',
      properties: { country: { type: 'string' }, supported: { type: 'string' } },
    };
    const answers = { '200': { description: 'Here.', content: { 'application/json': { schema } } } };
    const path = '/api/v1/region/';
    const regions = contract.interactions.filter(({ request }) => request.path === path);
    const chosen = { ...contract, interactions: [...regions, named('a login with the right password')] };
    expect(await differences(chosen, own({ [path]: { get: { responses: answers } } }), operations())).toEqual(
      [
        'createToken request.path: Path or method not defined in spec file: POST /api/v1/token/, as in "a login with the right password".',
        'region response.body.supported: must be string, as in "the region of a visitor who is blocked" and 1 more.',
      ],
    );
    expect(await differences(contract, description(), operations())).toEqual([]);
  },
);

function named(name: string): Interaction {
  const found = contract.interactions.find((one) => one.description === name);
  if (found === undefined) throw new Error(`The contract has no interaction "${name}".`);
  return found;
}

function json(content: unknown) {
  return { content, contentType: 'application/json', encoded: false };
}
