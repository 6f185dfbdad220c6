import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';

import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import type { StateParams } from '../states.ts';
import { answered } from './answered.ts';
import { interaction, state } from './interaction.ts';
import { coded, detail, filled, retryAfter } from './shapes.ts';
import { bearer, bearerOf, dana, lendToken } from './logged-in.ts';

const { string } = MatchersV3;

interface Refused {
  /** The operation in words, for descriptions: "the earnings", "a redemption". */
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** What is sent; only JSON. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** True when the call is made for a member; visitors send no token. */
  readonly member: boolean;
  readonly call: (request: { baseURL: string }) => Promise<unknown>;
}

/** An expired token is refused in the way that makes the application refresh it. */
export function asksForARefresh(refused: Refused): void {
  it(`${refused.what}: an expired access token asks for a refresh`, async () => {
    lendToken();
    const expired = 'the access token of a member has expired';
    await interaction(`${refused.what} with an expired access token`)
      .given(...state(expired, { email: dana.email }))
      .withRequest(refused.method, refused.path, sent(refused, { Authorization: bearerOf(expired) }))
      .willRespondWith(401, (response) =>
        response.headers({ 'WWW-Authenticate': filled('Bearer realm="api"') }).jsonBody({
          detail: string(problems.token_not_valid.value.detail),
          code: string(problems.token_not_valid.value.code),
        }),
      )
      // Nothing can be refreshed here, so the one 401 is what the application hears of.
      .executeTest(({ url }) =>
        expect(refused.call({ baseURL: url })).rejects.toEqual(answered(401, { code: 'token_not_valid' })),
      );
  });
}

/** 403 means a blocked region and nothing else. */
export function isNotServedInABlockedRegion(refused: Refused): void {
  it(`${refused.what}: not served in a blocked region`, async () => {
    if (refused.member) lendToken();
    const made = interaction(`${refused.what} from a blocked region`);
    if (refused.member) made.given(...state('a member is logged in', dana));
    await made
      .given(...state('the region of the visitor is blocked', { country: 'US' }))
      .withRequest(refused.method, refused.path, sent(refused, refused.member ? bearer : {}))
      .willRespondWith(403, (response) => response.jsonBody(coded(problems.region_blocked.value)))
      .executeTest(({ url }) =>
        expect(refused.call({ baseURL: url })).rejects.toEqual(answered(403, { code: 'region_blocked' })),
      );
  });
}

/** Too many tries: the application waits as long as it is told. */
export function saysHowLongToWait(refused: Refused & { readonly operation: LimitedOperation }): void {
  it(`${refused.what}: says how long to wait after too many tries`, async () => {
    if (refused.member) lendToken();
    const made = interaction(`${refused.what} too often`);
    if (refused.member) made.given(...state('a member is logged in', dana));
    const limit = { operation: refused.operation, retry_after_seconds: 60 };
    await made
      .given(...state('an operation is rate limited', limit))
      .withRequest(refused.method, refused.path, sent(refused, refused.member ? bearer : {}))
      .willRespondWith(429, (response) =>
        response.headers(retryAfter).jsonBody(detail(problems.throttled.value)),
      )
      .executeTest(({ url }) =>
        expect(refused.call({ baseURL: url })).rejects.toEqual(answered(429, { retryAfterSeconds: 60 })),
      );
  });
}

type LimitedOperation = StateParams<'an operation is rate limited'>['operation'];

type RequestBuilder = Parameters<
  NonNullable<Parameters<ReturnType<typeof interaction>['withRequest']>[2]>
>[0];

function sent({ body, headers }: Refused, credentials: Partial<typeof bearer>) {
  return (request: RequestBuilder): void => {
    request.headers({ ...headers, ...credentials });
    if (body !== undefined) request.jsonBody(body);
  };
}
