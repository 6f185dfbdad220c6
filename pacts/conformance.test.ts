import { describe, expect, it } from 'vitest';

import { description, operations } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract, type Interaction } from './contract.ts';
import { differences } from './conformance.ts';

const contract = readContract(CONTRACT_FILE);
/** Without fields that are not described, in requests too. */
const strict = closed(description()) as object;

it('says nothing that the description does not say', { timeout: 60_000 }, async () => {
  expect(await differences(contract, strict, operations())).toEqual([]);
});

describe('a contract that departs from the description is caught', () => {
  const logIn = named('a login with the right password');
  const account = named('the account of a member with a subscription');
  const asked = (content: unknown) => ({ request: { ...logIn.request, body: json(content) } });
  const answered = (content: unknown) => ({ response: { ...account.response, body: json(content) } });

  it.each<[string, Interaction, string]>([
    [
      'a required field that the request lacks',
      { ...logIn, ...asked({ email: 'dana@example.com' }) },
      `request.body: must have required property 'password'`,
    ],
    [
      'a field of a request that is not described',
      { ...logIn, ...asked({ email: 'dana@example.com', password: 'right', remember: true }) },
      'request.body: must NOT have additional properties - remember',
    ],
    [
      'a query parameter that is not described',
      { ...account, request: { ...account.request, query: { verbose: ['1'] } } },
      'request.query.verbose: Query parameter is not defined in the spec file: verbose',
    ],
    [
      'a value outside its enum',
      { ...account, ...answered({ subscriptions: [{ plan: { tier: 'GOLD' } }] }) },
      'response.body.subscriptions.0.plan.tier: must be equal to one of the allowed values',
    ],
    [
      'a field of an answer that is not described',
      { ...account, ...answered({ nickname: 'dr' }) },
      'response.body: must NOT have additional properties - nickname',
    ],
    [
      'a number where the description has a string',
      { ...account, ...answered({ edge_balance: 1250 }) },
      'response.body.edge_balance: must be string',
    ],
    [
      'a body that is not described',
      { ...account, request: { ...account.request, body: json({}) } },
      'request.body: No matching schema found for request body',
    ],
    [
      'a required header that the request lacks',
      { ...named('a redemption'), request: { ...named('a redemption').request, headers: {} } },
      `request.headers.Idempotency-Key: must have required property 'Idempotency-Key'`,
    ],
  ])('%s', async (_, interaction, fault) => {
    const found = await differences({ ...contract, interactions: [interaction] }, strict, operations());
    expect(found).toContainEqual(expect.stringContaining(fault));
  });
});

it('sums up in one sentence of each operation what several interactions show', async () => {
  const path = '/api/v1/region/';
  const properties = { country: { type: 'string' }, supported: { type: 'string' } };
  const content = { 'application/json': { schema: { type: 'object', properties } } };
  const get = { responses: { '200': { description: 'Here.', content } } };
  const own = { openapi: '3.0.3', info: { title: 'Own', version: '1' }, paths: { [path]: { get } } };
  const regions = contract.interactions.filter(({ request }) => request.path === path);
  const chosen = { ...contract, interactions: [...regions, named('a login with the right password')] };
  expect(await differences(chosen, own, operations())).toEqual([
    'createToken request.path: Path or method not defined in spec file: POST /api/v1/token/, as in "a login with the right password".',
    'region response.body.supported: must be string, as in "the region of a visitor who is blocked" and 1 more.',
  ]);
});

function named(name: string): Interaction {
  const found = contract.interactions.find((one) => one.description === name);
  if (found === undefined) throw new Error(`The contract has no interaction "${name}".`);
  return found;
}

function json(content: unknown) {
  return { content, contentType: 'application/json', encoded: false };
}

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, inner]): [string, unknown] => [key, closed(inner)]);
  const isOpen = 'properties' in value && !('additionalProperties' in value);
  return { ...Object.fromEntries(parts), ...(isOpen && { additionalProperties: false }) };
}
