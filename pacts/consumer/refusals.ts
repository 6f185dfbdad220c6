import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { parse } from 'zod/v4/core';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import type { ApiProblem } from '#sdk/errors.ts';
import { readers, type ReadOperation } from '../readers.ts';
import type { StateName, StateParams } from '../states.ts';
import { asked, exampleOf } from './asked.ts';
import { asMember, bearerOf, dana, interaction, state, type StateWithToken } from './interaction.ts';
import { detail, filled, messagesFor, retryAfter } from './shapes.ts';

const { string } = MatchersV3;

/** An operation and what the SDK sends to it unless a refusal says otherwise. */
export interface Operation<Sent> {
  /** In words, for descriptions: "the earnings", "a redemption". */
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: Parameters<ReturnType<typeof interaction>['withRequest']>[1];
  /** The query of a GET, or else the JSON body. */
  readonly sent?: Sent;
  readonly headers?: Readonly<Record<string, string>>;
  /** The state that logs the member in, with its parameters; visitors send no token. */
  readonly member?: readonly [StateWithToken, StateParams<StateWithToken>];
  readonly call: (request: { baseURL: string }, sent: Sent) => Promise<unknown>;
}

type Given = ReturnType<typeof state<StateName>>;

/** One interaction of an operation, with what it has of its own. */
interface Row<Sent> extends Partial<Pick<Operation<Sent>, 'path' | 'headers' | 'member' | 'sent' | 'call'>> {
  readonly description: string;
  /** Beside the one that logs the member in. */
  readonly given?: readonly Given[];
  /** How the contract writes what is sent, where that holds a value of a state. */
  readonly sentShape?: object;
}

interface Refusal<Sent> extends Row<Sent> {
  readonly status?: 400 | 401 | 403 | 404 | 409 | 429;
  /** Messages by field. The application shows them and reads nothing else. */
  readonly fields?: Readonly<Record<string, string[]>>;
  /** Or a sentence, with a code where the application branches on it. */
  readonly problem?: { readonly detail: string; readonly code?: string };
}

interface Answer<Sent> extends Row<Sent> {
  readonly status?: 201;
  readonly answerHeaders?: object;
  /** What `asked` takes. */
  readonly example: unknown;
}

export const danaIsLoggedIn = state('a member is logged in', dana);

/** The contract asks of each answer what the site reads of it, and the site reads it. */
export function isAnswered<Sent>(
  operation: Operation<Sent>,
  id: ReadOperation,
  answers: readonly Answer<Sent>[],
): void {
  it.each(answers)('$description', async (answer) => {
    const { status = 200, answerHeaders = {}, example } = answer;
    const shape = asked(readers[id], example);
    await requested(operation, answer)
      .willRespondWith(status, (response) =>
        response.headers(answerHeaders as never).jsonBody(shape as never),
      )
      .executeTest(async ({ url }) => {
        const answered = await called(operation, answer, url);
        expect(parse(readers[id], answered)).toEqual(parse(readers[id], exampleOf(shape)));
      });
  });
}

/** The application needs to know that it was done, and reads nothing. */
export function isDone<Sent>(operation: Operation<Sent>, rows: readonly Row<Sent>[], status = 204): void {
  it.each(rows)('$description', async (row) => {
    await requested(operation, row)
      .willRespondWith(status)
      .executeTest(({ url }) => called(operation, row, url));
  });
}

/** Each refusal reaches the application as an error that identifies it. */
export function isRefused<Sent>(operation: Operation<Sent>, refusals: readonly Refusal<Sent>[]): void {
  it.each(refusals)('$description is refused', (refusal) => {
    const { status = 400, fields = {}, problem } = refusal;
    return requested(operation, refusal)
      .willRespondWith(status, (response) => response.jsonBody(bodyOf(refusal)))
      .executeTest(({ url }) =>
        expect(called(operation, refusal, url)).rejects.toEqual(
          answered(status, { code: problem?.code ?? null, fields }),
        ),
      );
  });
}

/** An expired token is refused in the way that makes the application refresh it. */
export function asksForARefresh<Sent>(operation: Operation<Sent>): void {
  it(`${operation.what}: an expired access token asks for a refresh`, async () => {
    const row = {
      description: `${operation.what} with an expired access token`,
      member: state('the access token of a member has expired', { email: dana.email }),
    };
    await requested(operation, row)
      .willRespondWith(401, (response) =>
        response
          .headers({ 'WWW-Authenticate': filled('Bearer realm="api"') })
          .jsonBody({ code: string(problems.token_not_valid.value.code) }),
      )
      // The token cannot be refreshed here, so the 401 reaches the caller.
      .executeTest(({ url }) =>
        expect(called(operation, row, url)).rejects.toEqual(answered(401, { code: 'token_not_valid' })),
      );
  });
}

/** 403 means a blocked region and nothing else. */
export function isNotServedInABlockedRegion<Sent>(
  operation: Operation<Sent>,
  refusal: Partial<Refusal<Sent>> = {},
): void {
  const blocked = state('the region of the visitor is blocked', { country: 'US' });
  isRefused(byDana(operation), [
    {
      description: `${operation.what} from a blocked region`,
      ...refusal,
      given: [...(refusal.given ?? []), blocked],
      status: 403,
      problem: problems.region_blocked.value,
    },
  ]);
}

/** Too many tries: the application waits as long as the answer says. */
export function saysHowLongToWait<Sent>(
  operation: Operation<Sent>,
  id: LimitedOperation,
  description = `${operation.what} too often`,
): void {
  it(`${operation.what}: says how long to wait after too many tries`, async () => {
    const limited = state('an operation is rate limited', { operation: id, retry_after_seconds: 60 });
    const row = { description, given: [limited] };
    await requested(byDana(operation), row)
      .willRespondWith(429, (response) =>
        response.headers(retryAfter).jsonBody(detail(problems.throttled.value)),
      )
      .executeTest(({ url }) =>
        expect(called(operation, row, url)).rejects.toEqual(answered(429, { retryAfterSeconds: 60 })),
      );
  });
}

/** Equals the error by which the SDK reports an answer that is not a success. */
export function answered(status: number, problem: Partial<ApiProblem> = {}): unknown {
  return expect.objectContaining({
    problem: { kind: 'answered', status, code: null, fields: {}, retryAfterSeconds: null, ...problem },
  });
}

type LimitedOperation = StateParams<'an operation is rate limited'>['operation'];

/** These refusals are the same for all members, so Dana makes the call. */
function byDana<Sent>(operation: Operation<Sent>): Operation<Sent> {
  return operation.member === undefined ? operation : { ...operation, member: danaIsLoggedIn };
}

function bodyOf({ fields, problem }: Pick<Refusal<never>, 'fields' | 'problem'>): Record<string, unknown> {
  if (fields !== undefined) return messagesFor(fields);
  const { detail: sentence = '', code } = problem ?? {};
  return code === undefined ? detail({ detail: sentence }) : { code };
}

/** The interaction of a row up to its answer. */
function requested<Sent>(operation: Operation<Sent>, row: Row<Sent>) {
  const {
    method,
    path,
    member,
    headers,
    sent,
    given = [],
    description,
    sentShape,
  } = { ...operation, ...row };
  const made = member === undefined ? interaction(description) : asMember(description, [...member]);
  for (const one of given) made.given(...one);
  return made.withRequest(method, path, (request) => {
    request.headers({ ...headers, ...(member !== undefined && { Authorization: bearerOf(member[0]) }) });
    const written = sentShape ?? sent;
    if (written === undefined) return;
    if (method === 'GET') request.query(written as Parameters<typeof request.query>[0]);
    else request.jsonBody(written);
  });
}

function called<Sent>(operation: Operation<Sent>, row: Row<Sent>, url: string): Promise<unknown> {
  const { call, sent } = { ...operation, ...row };
  return call({ baseURL: url }, sent as Sent);
}
