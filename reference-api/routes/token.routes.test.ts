import { describe, expect, it } from 'vitest';

import { memberTokens, PASSWORD, startTestApi, tokensIn } from '../testing/start-test-api.ts';

const refused = { detail: 'No active account found with the given credentials' };
const notValid = { detail: 'Token is invalid or expired', code: 'token_not_valid' };

describe('logging in', () => {
  it('answers a pair, and the access token lives five minutes', async () => {
    const api = await startTestApi();
    const { access } = await memberTokens(api);
    const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as {
      iat: number;
      exp: number;
    };
    expect(claims.exp - claims.iat).toBe(300);
    expect((await api.call('account', { bearer: access })).status).toBe(200);
    api.clock.advance(301);
    expect((await api.call('account', { bearer: access })).body).toEqual(notValid);
  });

  it('refuses a wrong password, an unknown and an unverified address alike', async () => {
    const api = await startTestApi();
    await memberTokens(api, 'dana@example.com');
    await api.register('kim@example.com');
    const answers = [
      await api.logIn('dana@example.com', 'Wrong-River-42'),
      await api.logIn('nobody@example.com'),
      await api.logIn('kim@example.com'),
    ];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 401, body: refused })),
    );
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const api = await startTestApi({ passwordCost: 13 });
    await memberTokens(api, 'dana@example.com');
    const fastest = async (email: string) => {
      const times = [];
      for (let round = 0; round < 5; round += 1) {
        const started = performance.now();
        await api.logIn(email, 'Wrong-River-42');
        times.push(performance.now() - started);
      }
      return Math.min(...times);
    };
    const known = await fastest('dana@example.com');
    const unknown = await fastest('nobody@example.com');
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('does not mind the case of the address or spaces around it', async () => {
    const api = await startTestApi();
    await memberTokens(api, 'dana@example.com');
    expect((await api.logIn(' Dana@Example.COM ')).status).toBe(200);
  });

  it('says after ten tries how long to wait, and lets the right password in afterwards', async () => {
    const api = await startTestApi({ limits: {} });
    await memberTokens(api, 'dana@example.com');
    for (let tries = 0; tries < 10; tries += 1) await api.logIn('dana@example.com', 'Wrong-River-42');
    api.clock.advance(100);
    const throttled = await api.logIn('dana@example.com');
    expect(throttled.status).toBe(429);
    expect(throttled.headers.get('retry-after')).toBe('200');
    expect(throttled.body).toEqual({ detail: 'Request was throttled. Expected available in 200 seconds.' });
    api.clock.advance(200);
    expect((await api.logIn('dana@example.com')).status).toBe(200);
  });

  describe('wrong passwords for one account', () => {
    const EMAIL = 'dana@example.com';

    /** Every call comes from where it says. */
    async function guessedAt() {
      const api = await startTestApi({ limits: {}, clientAddressHeader: 'x-caller' });
      await memberTokens(api, EMAIL);
      const logIn = (caller: string, password = 'Wrong-River-42', email = EMAIL) =>
        api.call('createToken', { body: { email, password }, headers: { 'x-caller': caller } });
      let callers = 0;
      /** From a new place each time, as a botnet does. */
      const guess = () => logIn(`10.0.${String(callers >> 8)}.${String(callers++ & 255)}`);
      /** Uses up the quick tries. */
      const guessALot = async () => {
        for (let tries = 0; tries < 20; tries += 1) expect((await guess()).status).toBe(401);
      };
      return { api, logIn, guess, guessALot };
    }

    it('are slowed down over all callers, with pauses that grow to five minutes and no further', async () => {
      const { api, guess, guessALot } = await guessedAt();
      await guessALot();
      const pauses: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const { status, headers } = await guess();
        expect(status).toBe(429);
        const seconds = Number(headers.get('retry-after'));
        pauses.push(seconds);
        api.clock.advance(seconds - 1);
        expect((await guess()).headers.get('retry-after')).toBe('1');
        api.clock.advance(1);
        expect((await guess()).status).toBe(401);
      }
      expect(pauses).toEqual([15, 30, 60, 120, 240, 300, 300]);
    });

    it('never lock out: the right password is taken after the pause', async () => {
      const { api, logIn, guessALot } = await guessedAt();
      await guessALot();
      expect((await logIn('192.0.2.1', PASSWORD)).status).toBe(429);
      api.clock.advance(15);
      expect((await logIn('192.0.2.1', PASSWORD)).status).toBe(200);
    });

    it('made elsewhere do not slow down where the owner has logged in before', async () => {
      const { logIn, guess, guessALot } = await guessedAt();
      expect((await logIn('192.0.2.1', PASSWORD)).status).toBe(200);
      await guessALot();
      expect((await guess()).status).toBe(429);
      expect((await logIn('192.0.2.1', PASSWORD)).status).toBe(200);
    });

    it('do not slow down where the owner has set a new password by mail', async () => {
      const { api, logIn, guess, guessALot } = await guessedAt();
      await guessALot();
      const path = await api.resetLink(EMAIL);
      const body = { new_password: 'Quiet-Turn-77', re_new_password: 'Quiet-Turn-77' };
      const headers = { 'x-caller': '192.0.2.1' };
      expect((await api.call('confirmPasswordReset', { path, body, headers })).status).toBe(204);
      expect((await guess()).status).toBe(429);
      expect((await logIn('192.0.2.1', 'Quiet-Turn-77')).status).toBe(200);
    });

    it('are forgotten after a quiet hour', async () => {
      const { api, guess, guessALot } = await guessedAt();
      await guessALot();
      api.clock.advance(3600);
      await guessALot();
      expect((await guess()).status).toBe(429);
    });

    it('say nothing about who has an account', async () => {
      const { logIn, guessALot } = await guessedAt();
      await guessALot();
      const waits: (string | null)[] = [];
      for (let tries = 0; tries < 21; tries += 1) {
        const { headers } = await logIn(`10.1.0.${String(tries)}`, 'Wrong-River-42', 'nobody@example.com');
        waits.push(headers.get('retry-after'));
      }
      expect(waits).toEqual([...Array<null>(20).fill(null), '15']);
    });

    it('count, and the logins of others behind the same address do not', async () => {
      const { logIn } = await guessedAt();
      for (let logins = 0; logins < 120; logins += 1)
        expect((await logIn('192.0.2.1', PASSWORD)).status).toBe(200);
    });
  });

  it('counts the tries of each address for itself', async () => {
    const api = await startTestApi({ limits: { logIn: { max: 1, seconds: 60 } } });
    await api.logIn('one@example.com');
    expect((await api.logIn('one@example.com')).status).toBe(429);
    expect((await api.logIn('two@example.com')).status).toBe(401);
  });
});

describe('refreshing', () => {
  it('rotates: each token gives the next one, and the account stays in reach', async () => {
    const api = await startTestApi();
    let tokens = await memberTokens(api);
    const seen = new Set([tokens.refresh]);
    for (let round = 0; round < 3; round += 1) {
      api.clock.advance(301);
      tokens = tokensIn(await api.refresh(tokens.refresh));
      seen.add(tokens.refresh);
    }
    expect(seen.size).toBe(4);
    expect((await api.call('account', { bearer: tokens.access })).status).toBe(200);
  });

  it('keeps the token when rotation is off', async () => {
    const api = await startTestApi({ rotation: false });
    const { refresh } = await memberTokens(api);
    const first = await api.refresh(refresh);
    expect(Object.keys(first.body as object)).toEqual(['access']);
    api.clock.advance(3600);
    expect((await api.refresh(refresh)).status).toBe(200);
  });

  it('ends the session when a used token comes back after its answer arrived', async () => {
    const api = await startTestApi();
    const stolen = (await memberTokens(api)).refresh;
    const owner = tokensIn(await api.refresh(stolen));
    await api.call('account', { bearer: owner.access });
    api.clock.advance(11);
    expect((await api.refresh(stolen)).body).toEqual(notValid);
    expect((await api.refresh(owner.refresh)).status).toBe(401);
    expect((await api.call('account', { bearer: owner.access })).status).toBe(401);
  });

  it('only refuses a second tab that is a few seconds late, and the session goes on', async () => {
    const api = await startTestApi();
    const { refresh } = await memberTokens(api);
    const faster = tokensIn(await api.refresh(refresh));
    await api.call('account', { bearer: faster.access });
    api.clock.advance(9);
    expect((await api.refresh(refresh)).body).toEqual(notValid);
    expect((await api.refresh(faster.refresh)).status).toBe(200);
  });

  it('gives an answer again that got lost on the way, however long the tunnel', async () => {
    const api = await startTestApi();
    const { refresh } = await memberTokens(api);
    await api.refresh(refresh);
    api.clock.advance(3600);
    const again = tokensIn(await api.refresh(refresh));
    expect((await api.call('account', { bearer: again.access })).status).toBe(200);
    expect((await api.refresh(again.refresh)).status).toBe(200);
  });

  it('ends the session when a lost answer turns up in other hands', async () => {
    const api = await startTestApi();
    const { refresh } = await memberTokens(api);
    const lost = tokensIn(await api.refresh(refresh));
    const arrived = tokensIn(await api.refresh(refresh));
    const next = tokensIn(await api.refresh(arrived.refresh));
    expect((await api.refresh(lost.refresh)).status).toBe(401);
    expect((await api.refresh(next.refresh)).status).toBe(401);
  });

  it('answers two tabs at the same instant, and whichever is kept goes on', async () => {
    const api = await startTestApi();
    const { refresh } = await memberTokens(api);
    const [one, other] = await Promise.all([api.refresh(refresh), api.refresh(refresh)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await api.refresh(tokensIn(other).refresh)).status).toBe(200);
  });

  it('leaves other sessions of the same player alone', async () => {
    const api = await startTestApi();
    const phone = await memberTokens(api);
    const desktop = tokensIn(await api.logIn('dana@example.com'));
    await api.call('blacklistToken', { body: { refresh: phone.refresh } });
    expect((await api.refresh(phone.refresh)).status).toBe(401);
    expect((await api.refresh(desktop.refresh)).status).toBe(200);
  });

  it('refuses rubbish and tokens older than thirty days', async () => {
    const api = await startTestApi();
    const { refresh } = await memberTokens(api);
    expect((await api.refresh('rubbish')).body).toEqual(notValid);
    api.clock.advance(30 * 24 * 3600);
    expect((await api.refresh(refresh)).body).toEqual(notValid);
  });
});

describe('a session that is used for ever', () => {
  const DAY_S = 24 * 3600;
  const tooOld = {
    status: 401,
    body: { detail: 'You were logged in for too long. Log in again.', code: 'session_too_old' },
  };

  it('ends by its age, with the reason, and its access tokens end with it', async () => {
    const api = await startTestApi({ accessTokenSeconds: 7 * DAY_S });
    let { access, refresh } = await memberTokens(api);
    const change = () => api.refresh(refresh);
    for (const days of [25, 25, 25, 14]) {
      api.clock.advance(days * DAY_S);
      ({ access, refresh } = tokensIn(await change()));
    }
    expect((await api.call('account', { bearer: access })).status).toBe(200);
    api.clock.advance(DAY_S);
    for (let tries = 0; tries < 2; tries += 1) {
      const { status, body } = await change();
      expect({ status, body }).toEqual(tooOld);
    }
    expect((await api.call('account', { bearer: access })).body).toEqual(notValid);
    const next = tokensIn(await api.logIn('dana@example.com'));
    expect((await api.refresh(next.refresh)).status).toBe(200);
  });

  it('gives the reason only for a token that would otherwise be good', async () => {
    const api = await startTestApi({ sessionSeconds: 60 });
    const { refresh } = await memberTokens(api);
    await api.call('blacklistToken', { body: { refresh } });
    api.clock.advance(60);
    expect((await api.refresh(refresh)).body).toEqual(notValid);
    expect((await api.refresh('rubbish')).body).toEqual(notValid);
  });
});

describe('logging out', () => {
  it('ends the session and its access tokens at once, and may be repeated', async () => {
    const api = await startTestApi();
    const { access, refresh } = await memberTokens(api);
    const statuses = [
      (await api.call('blacklistToken', { body: { refresh } })).status,
      (await api.call('blacklistToken', { body: { refresh } })).status,
      (await api.call('blacklistToken', { body: { refresh: 'rubbish' } })).status,
      (await api.refresh(refresh)).status,
      (await api.call('account', { bearer: access })).status,
    ];
    expect(statuses).toEqual([204, 204, 204, 401, 401]);
  });
});

describe('bad bodies', () => {
  it('refuses what is not a JSON object, or is huge', async () => {
    const api = await startTestApi();
    const huge = JSON.stringify({
      email: 'dana@example.com',
      password: PASSWORD,
      filler: 'x'.repeat(70_000),
    });
    expect((await api.call('createToken', { rawBody: '{"email"' })).body).toEqual({
      non_field_errors: ['The request body is not valid JSON.'],
    });
    expect((await api.call('createToken', { body: [1] })).body).toEqual({
      non_field_errors: ['Invalid data. Expected an object.'],
    });
    expect((await api.call('createToken', { rawBody: huge })).body).toEqual({
      non_field_errors: ['The request body is too large.'],
    });
  });
});
