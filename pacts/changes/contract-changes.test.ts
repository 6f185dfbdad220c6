import { describe, expect, it } from 'vitest';

import type { Contract, Interaction, MatchingRule } from '../contract.ts';
import { contractChanges } from './contract-changes.ts';

type Matchers = Record<string, MatchingRule['matchers']>;

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
    const added = { ...one({ states: ['a room is closed'] }), description: 'another' };
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
    const before = { ...one({ states: ['a member'] }), description: 'another' };
    const after = one({ states: ['a member'] });
    expect(contractChanges(contract(before, one({})), contract(before, after))).toEqual({
      ...nothing,
      changed: [{ description: 'one', demands: ['states: now [{"a member":{}}]'], loosened: [] }],
      safe: false,
    });
  });
});

describe('an answer', () => {
  it.each<[string, Answer, Answer, string]>([
    ['has another status', {}, { status: 201 }, 'answer status: exactly 201, was exactly 200'],
    [
      'has a field more',
      body({ a: 'A' }),
      body({ a: 'A', b: 'B' }, { '$.b': [type] }),
      'answer body.b: any text, was nothing',
    ],
    [
      'has a field that is exact now',
      body({ a: 'A' }, { '$.a': [type] }),
      body({ a: 'A' }),
      'answer body.a: exactly "A", was any text',
    ],
    ['has another code', body({ a: 'A' }), body({ a: 'B' }), 'answer body.a: exactly "B", was exactly "A"'],
    [
      'has text of a pattern',
      body({ a: 'A' }, { '$.a': [type] }),
      body({ a: 'A' }, { '$.a': [type, upper] }),
      'answer body.a: text like ^[A-Z]+$, was any text',
    ],
    [
      'has a pattern that no longer lets other types through',
      body({ a: 'A' }, { '$.a': [upper] }),
      body({ a: 'A' }, { '$.a': [type, upper] }),
      'answer body.a: text like ^[A-Z]+$, was anything like ^[A-Z]+$',
    ],
    [
      'has a number that has to be whole',
      body({ a: 1 }, { '$.a': [type] }),
      body({ a: 1 }, { '$.a': [integer] }),
      'answer body.a: a whole number, was any number',
    ],
    [
      'has null where there was text',
      body({ a: 'A' }, { '$.a': [type] }),
      body({ a: null }),
      'answer body.a: exactly null, was any text',
    ],
    [
      'has a field more in every entry of a list',
      body({ a: [{ b: 1 }] }, { '$.a': [some] }),
      body({ a: [{ b: 1, c: 'C' }] }, { '$.a': [some] }),
      'answer body.a[*].c: any text, was nothing',
    ],
    [
      'has more entries of a list',
      body({ a: ['A'] }, { '$.a': [some] }),
      body({ a: ['A'] }, { '$.a': [{ ...type, min: 2 }] }),
      'answer body.a.length: at least 2, was at least 1',
    ],
    [
      'has another entry in an exact list',
      body({ a: ['A', 'B'] }),
      body({ a: ['A', 'C'] }),
      'answer body.a[1]: exactly "C", was exactly "B"',
    ],
    [
      'has a header more',
      {},
      { headers: { 'Retry-After': ['60'] } },
      'answer header Retry-After: exactly "60", was nothing',
    ],
  ])('that %s is a demand', (_, before, after, sentence) => {
    expect(contractChanges(contract(one({ answer: before })), contract(one({ answer: after })))).toEqual({
      ...nothing,
      changed: [{ description: 'one', demands: [sentence], loosened: [] }],
      safe: false,
    });
  });

  it.each<[string, Answer, Answer, string]>([
    [
      'has a field less',
      body({ a: 'A', b: 'B' }),
      body({ a: 'A' }),
      'answer body.b: nothing, was exactly "B"',
    ],
    [
      'has any text now',
      body({ a: 'A' }),
      body({ a: 'x' }, { '$.a': [type] }),
      'answer body.a: any text, was exactly "A"',
    ],
    [
      'has a pattern that the text before fits',
      body({ a: 'A' }),
      body({ a: 'B' }, { '$.a': [type, upper] }),
      'answer body.a: text like ^[A-Z]+$, was exactly "A"',
    ],
    [
      'has any number now',
      body({ a: 1 }, { '$.a': [integer] }),
      body({ a: 1.5 }, { '$.a': [type] }),
      'answer body.a: any number, was a whole number',
    ],
  ])('that %s is loosened, which is safe', (_, before, after, sentence) => {
    expect(contractChanges(contract(one({ answer: before })), contract(one({ answer: after })))).toEqual({
      ...nothing,
      changed: [{ description: 'one', demands: [], loosened: [sentence] }],
    });
  });

  it('may have other examples of what is matched by type, in a list too', () => {
    const before = body({ a: 'A', list: [{ b: 1 }] }, { '$.a': [type], '$.list': [some] });
    const after = body({ a: 'other', list: [{ b: 2 }] }, { '$.a': [type], '$.list': [some] });
    expect(contractChanges(contract(one({ answer: before })), contract(one({ answer: after })))).toEqual(
      nothing,
    );
  });
});

describe('a request', () => {
  const loggedIn = { headers: { Authorization: ['Bearer x'] } };
  const refresh = (expression: string) => ({
    body: { content: { refresh: 'x' } },
    generators: { body: { '$.refresh': { expression } } },
  });
  const bearer = (expression: string) => ({ generators: { header: { Authorization: { expression } } } });

  it.each<[string, Partial<Interaction['request']>, Partial<Interaction['request']>, string]>([
    ['another method', {}, { method: 'POST' }, 'method: exactly "POST", was exactly "GET"'],
    ['another path', {}, { path: '/b/' }, 'path: exactly "/b/", was exactly "/a/"'],
    ['a query', {}, { query: { room: ['1', '2'] } }, 'query room: exactly ["1","2"], was nothing'],
    [
      'a field less',
      { body: { content: { a: 1, b: 2 } } },
      { body: { content: { a: 1 } } },
      'body.b: nothing, was exactly 2',
    ],
    [
      'another value of the state',
      { ...loggedIn, ...bearer('Bearer ${access}') },
      { ...loggedIn, ...bearer('Bearer ${refresh}') },
      'header Authorization: exactly "Bearer ${refresh}", was exactly "Bearer ${access}"',
    ],
    [
      'another value of the state in its body',
      refresh('${refresh}'),
      refresh('${access}'),
      'body.refresh: exactly "${access}", was exactly "${refresh}"',
    ],
  ])('with %s is a demand', (_, before, after, sentence) => {
    const changes = contractChanges(contract(one({ request: before })), contract(one({ request: after })));
    expect(changes).toEqual({
      ...nothing,
      changed: [{ description: 'one', demands: [`request ${sentence}`], loosened: [] }],
      safe: false,
    });
  });

  it('may carry another example of the value of a state', () => {
    const before = { ...loggedIn, ...bearer('Bearer ${access}') };
    const after = { ...before, headers: { Authorization: ['Bearer y'] } };
    expect(contractChanges(contract(one({ request: before })), contract(one({ request: after })))).toEqual(
      nothing,
    );
  });
});

type Answer = Partial<Interaction['response']>;

function contract(...interactions: Interaction[]): Contract {
  return { interactions, metadata: {} };
}

interface Parts {
  readonly states?: readonly string[];
  readonly request?: Partial<Interaction['request']>;
  readonly answer?: Answer;
}

function one({ states = [], request, answer }: Parts): Interaction {
  return {
    description: 'one',
    pending: false,
    providerStates: states.map((name) => ({ name })),
    request: { method: 'GET', path: '/a/', ...request },
    response: { status: 200, ...answer },
  };
}

function body(content: unknown, matchers: Matchers = {}): Answer {
  const rules = Object.entries(matchers).map(([path, list]) => [path, { matchers: list }]);
  return {
    body: { content },
    matchingRules: { body: Object.fromEntries(rules) as Record<string, MatchingRule> },
  };
}
