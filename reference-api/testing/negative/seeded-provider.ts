import examples from '#api-spec/examples/token.json' with { type: 'json' };
import { demoPlayer } from '../../seed/demo-player.ts';
import { memberTokens, startTestApi, tokensIn, type TestApi } from '../start-test-api.ts';
import type { Provider } from './negative-phase.ts';
import type { Caller } from './probes.ts';
import { sendTo } from './send.ts';

/** A server of its own with the demo player and the member that the examples speak of. */
export async function seededProvider(): Promise<Provider & Disposable> {
  const api = await startTestApi({ seedDemo: true });
  const send = sendTo(api.origin);
  const { email } = examples.credentials.value;
  await memberTokens(api, email);
  const ended = tokensIn(await api.logIn(email));
  await api.call('blacklistToken', { body: { refresh: ended.refresh } });
  const tokens = new Map<Caller, string | null>([
    ['nobody', null],
    ['stale', ended.access],
  ]);
  return {
    send,
    bearerOf: (caller) => currentToken(api, tokens, caller),
    [Symbol.dispose]: () => {
      send[Symbol.dispose]();
    },
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
