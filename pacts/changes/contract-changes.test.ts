import { describe, expect, it } from 'vitest';

import type { Contract, Interaction, MatchingRule } from '../contract.ts';
import { contractChanges } from './contract-changes.ts';

type Matcher = MatchingRule['matchers'][number];
type Request = Partial<Interaction['request']>;
type Answer = Partial<Interaction['response']>;

const type = { match: 'type' };
const integer = { match: 'integer' };
const upper = { match: 'regex', regex: '^[A-Z]+$' };
const some = { match: 'type', min: 1 };
const nothing = { added: [], changed: [], removed: [], newStates: [], safe: true };

describe('what a contract asks more than an earlier one', () => {
  it('is nothing when both are the same', () => {
    expect(contractChanges(contract(one({})), contract(one({})))).toEqual(nothing);
  });

  it('is an interaction that is new, with a state that is new', () => {
    const added = { ...one({}), description: 'another', providerStates: [{ name: 'a room is closed' }] };
    expect(contractChanges(contract(one({})), contract(one({}), added))).toEqual({
      ...nothing,
      added: [added],
      newStates: ['a room is closed'],
      safe: false,
    });
  });

  it('is not an interaction that is gone', () => {
    expect(contractChanges(contract(one({})), contract())).toEqual({ ...nothing, removed: ['one'] });
  });

  it('is a state that an interaction needs, though another one needed it before', () => {
    const after = { ...one({}), providerStates: [{ name: 'a member' }] };
    const before = { ...after, description: 'another' };
    expect(contractChanges(contract(before, one({})), contract(before, after))).toEqual(
      demanded('states: now [{"a member":{}}]'),
    );
  });
});

describe('of an answer', () => {
  it.each<[string, Answer, Answer, string]>([
    ['another status', {}, { status: 201 }, 'status: exactly 201, was exactly 200'],
    ['a field more', {}, a('A', type), 'body.a: any text, was nothing'],
    ['a field that is exact now', a('A', type), a('A'), 'body.a: exactly "A", was any text'],
    ['another code', a('A'), a('B'), 'body.a: exactly "B", was exactly "A"'],
    [
      'a pattern',
      a('A', type),
      a('A', type, upper),
      'body.a: text like "A", by the pattern ^[A-Z]+$, was any text',
    ],
    [
      'a pattern that no longer lets other types through',
      a('A', upper),
      a('A', type, upper),
      'body.a: text like "A", by the pattern ^[A-Z]+$, was anything like "A", by the pattern ^[A-Z]+$',
    ],
    ['a number that has to be whole', a(1, type), a(1, integer), 'body.a: a whole number, was any number'],
    ['null', a('A', type), a(null), 'body.a: exactly null, was any text'],
    [
      'a field more in every entry of a list',
      a([{ b: 1 }], some),
      a([{ b: 1, c: 'C' }], some),
      'body.a[*].c: any text, was nothing',
    ],
    [
      'more entries of a list',
      a(['A'], some),
      a(['A'], { ...type, min: 2 }),
      'body.a.length: at least 2, was at least 1',
    ],
    [
      'another entry in an exact list',
      a(['A', 'B']),
      a(['A', 'C']),
      'body.a[1]: exactly "C", was exactly "B"',
    ],
    [
      'a header more',
      {},
      { headers: { 'Retry-After': ['60'] } },
      'header Retry-After: exactly "60", was nothing',
    ],
  ])('%s is a demand', (_, before, after, sentence) => {
    expect(changes({ answer: before }, { answer: after })).toEqual(demanded(`answer ${sentence}`));
  });

  it.each<[string, Answer, Answer, string]>([
    ['a field less', a('A'), {}, 'body.a: nothing, was exactly "A"'],
    ['any text', a('A'), a('x', type), 'body.a: any text, was exactly "A"'],
    [
      'a pattern that the text before fits',
      a('A'),
      a('B', type, upper),
      'body.a: text like "B", by the pattern ^[A-Z]+$, was exactly "A"',
    ],
    ['any number', a(1, integer), a(1.5, type), 'body.a: any number, was a whole number'],
  ])('%s is loosened, which is safe', (_, before, after, sentence) => {
    expect(changes({ answer: before }, { answer: after })).toEqual({
      ...nothing,
      changed: [{ description: 'one', demands: [], loosened: [`answer ${sentence}`] }],
    });
  });

  it('other examples of what is matched by type are no change, in a list too', () => {
    expect(changes({ answer: a('A', type) }, { answer: a('other', type) })).toEqual(nothing);
    expect(changes({ answer: a([{ b: 1 }], some) }, { answer: a([{ b: 2 }], some) })).toEqual(nothing);
  });
});

describe('of a request', () => {
  const bearer = (expression: string, example = 'x') => ({
    headers: { Authorization: [`Bearer ${example}`] },
    generators: { header: { Authorization: { expression } } },
  });
  const refresh = (expression: string) => ({
    body: { content: { refresh: 'x' } },
    generators: { body: { '$.refresh': { expression } } },
  });

  it.each<[string, Request, Request, string]>([
    ['another method', {}, { method: 'POST' }, 'method: exactly "POST", was exactly "GET"'],
    ['another path', {}, { path: '/b/' }, 'path: exactly "/b/", was exactly "/a/"'],
    ['a query', {}, { query: { room: ['1', '2'] } }, 'query room: exactly ["1","2"], was nothing'],
    ['a field less', { body: { content: { b: 2 } } }, {}, 'body.b: nothing, was exactly 2'],
    [
      'another value of the state',
      bearer('Bearer ${access}'),
      bearer('Bearer ${refresh}'),
      'header Authorization: exactly "Bearer ${refresh}", was exactly "Bearer ${access}"',
    ],
    [
      'another value of the state in its body',
      refresh('${refresh}'),
      refresh('${access}'),
      'body.refresh: exactly "${access}", was exactly "${refresh}"',
    ],
  ])('%s is a demand', (_, before, after, sentence) => {
    expect(changes({ request: before }, { request: after })).toEqual(demanded(`request ${sentence}`));
  });

  it('another example of the value of a state is no change', () => {
    const [before, after] = [bearer('Bearer ${access}'), bearer('Bearer ${access}', 'y')];
    expect(changes({ request: before }, { request: after })).toEqual(nothing);
  });
});

interface Parts {
  readonly request?: Request;
  readonly answer?: Answer;
}

function one({ request, answer }: Parts): Interaction {
  return {
    description: 'one',
    pending: false,
    request: { method: 'GET', path: '/a/', ...request },
    response: { status: 200, ...answer },
  };
}

function contract(...interactions: Interaction[]): Contract {
  return { interactions, metadata: {} };
}

function changes(before: Parts, after: Parts) {
  return contractChanges(contract(one(before)), contract(one(after)));
}

function demanded(sentence: string) {
  return { ...nothing, changed: [{ description: 'one', demands: [sentence], loosened: [] }], safe: false };
}

/** A body with this field. */
function a(value: unknown, ...matchers: Matcher[]): Answer {
  const rules = matchers.length === 0 ? {} : { matchingRules: { body: { '$.a': { matchers } } } };
  return { body: { content: { a: value } }, ...rules };
}
