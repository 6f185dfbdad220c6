import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/token.json' with { type: 'json' };
import { demoPlayer } from '../../seed/demo-player.ts';
import { memberTokens, startTestApi, tokensIn, type TestApi } from '../start-test-api.ts';
import { describedRequests, type DescribedRequest } from './described-request.ts';
import { sendRaw } from '../raw-request.ts';
import { negativePhase, type Provider, type Send } from './negative-phase.ts';
import type { Caller } from './probes.ts';

const requests = describedRequests();

/** A busy machine may take its time. */
const LONG = { timeout: 60_000 };

describe('whatever it is sent, the answer is one that the description promises:', LONG, () => {
  it.each(requests)('$operation.id', async (request) => {
    const provider = await seededProvider();
    await negativePhase(request, provider);
  });
});

describe('a planted bug is found:', LONG, () => {
  it.each<[string, string, (send: Send) => Send, string]>([
    [
      'an answer 500 to one letter',
      'createToken',
      (send) => async (request) =>
        /\p{L}/u.test(request.body?.replaceAll(/[ -~]/g, '') ?? '')
          ? { status: 500, headers: new Headers(), text: 'İ' }
          : send(request),
      'Answered 500',
    ],
    [
      'a field that is not described',
      'region',
      (send) => async (request) => {
        const answer = await send(request);
        return { ...answer, text: answer.text.replace('"supported"', '"ip":"127.0.0.1","supported"') };
      },
      'fields that are not described',
    ],
    [
      'a status that is not described',
      'account',
      (send) => async (request) => {
        const answer = await send(request);
        return request.path.includes('?') ? { ...answer, status: 422 } : answer;
      },
      'account answered 422, which is not described',
    ],
    [
      'a 401 that does not say how to authenticate',
      'account',
      (send) => async (request) => ({ ...(await send(request)), headers: JSON_ONLY }),
      'without www-authenticate',
    ],
    [
      'a token that is not looked at',
      'account',
      (send) => async (request) => {
        const answer = await send(request);
        return answer.status === 401 ? { status: 204, headers: JSON_ONLY, text: '' } : answer;
      },
      'which is not described',
    ],
    [
      'a missing field that is let through',
      'resendEmailVerification',
      (send) => async (request) => {
        const answer = await send(request);
        return answer.text.includes('required') ? { status: 204, headers: JSON_ONLY, text: '' } : answer;
      },
      'Answered 204 to what the description rules out',
    ],
    [
      'an operation that is not there',
      'room',
      () => async () => ({ status: 404, headers: JSON_ONLY, text: '{"detail":"Not found."}' }),
      'room was never there',
    ],
  ])('%s', async (_, id, planted, sentence) => {
    const provider = await seededProvider();
    const broken = { ...provider, send: planted(provider.send) };
    await expect(negativePhase(named(id), broken)).rejects.toThrow(sentence);
  });
});

const JSON_ONLY = new Headers({ 'content-type': 'application/json' });

function named(id: string): DescribedRequest {
  const found = requests.find(({ operation }) => operation.id === id);
  if (found === undefined) throw new Error(`The description has no operation ${id}.`);
  return found;
}

/** A server of its own with the demo player and the member of the examples. */
async function seededProvider(): Promise<Provider> {
  const api = await startTestApi({ seedDemo: true });
  const { email } = examples.credentials.value;
  await memberTokens(api, email);
  const ended = tokensIn(await api.logIn(email));
  await api.call('blacklistToken', { body: { refresh: ended.refresh } });
  const tokens = new Map<Caller, string | null>([
    ['nobody', null],
    ['stale', ended.access],
  ]);
  return {
    send: (request) => sendRaw(api.origin, request),
    bearerOf: (caller) => currentToken(api, tokens, caller),
  };
}

let newcomers = 0;

/** The caller's token; a new one when a request has ended the session, the password or the account. */
async function currentToken(api: TestApi, tokens: Map<Caller, string | null>, caller: Caller) {
  const kept = tokens.get(caller);
  if (caller === 'nobody' || caller === 'stale') return kept ?? null;
  if (kept !== undefined && kept !== null && (await api.call('account', { bearer: kept })).status === 200)
    return kept;
  const known = caller === 'demo' ? demoPlayer : examples.credentials.value;
  const loggedIn = await api.logIn(known.email, known.password);
  const access =
    loggedIn.status === 200
      ? tokensIn(loggedIn).access
      : (await memberTokens(api, `${caller}-${(newcomers += 1)}@example.com`)).access;
  tokens.set(caller, access);
  return access;
}
