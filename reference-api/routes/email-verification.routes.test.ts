import { describe, expect, it } from 'vitest';

import { memberTokens, startTestApi, type TestApi } from '../testing/start-test-api.ts';

const EMAIL = 'dana@example.com';
const verified = { detail: 'Email address verified.' };

async function signedUp(options: Parameters<typeof startTestApi>[0] = {}) {
  const api = await startTestApi(options);
  await api.register(EMAIL);
  return { api, ...(await api.newestSecrets(EMAIL)) };
}

/** A code that is not the mailed one. */
function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

async function codeOf(api: TestApi, uidb64: string, secret: string): Promise<unknown> {
  const { status, body } = await api.confirm(uidb64, secret);
  return status === 200 ? status : (body as { code: string }).code;
}

describe('confirming', () => {
  it('works by the link, and again', async () => {
    const { api, uidb64, token } = await signedUp();
    expect((await api.confirm(uidb64, token)).body).toEqual(verified);
    expect((await api.confirm(uidb64, token)).body).toEqual(verified);
    expect((await api.logIn(EMAIL)).status).toBe(200);
  });

  it('works by the code, and then by the link of the same mail', async () => {
    const { api, uidb64, token, code } = await signedUp();
    expect(await codeOf(api, uidb64, code)).toBe(200);
    expect(await codeOf(api, uidb64, code)).toBe(200);
    expect(await codeOf(api, uidb64, token)).toBe(200);
  });

  it('stays a success long after, also when somebody signed up with the address again', async () => {
    const { api, uidb64, token } = await signedUp();
    await api.confirm(uidb64, token);
    api.clock.advance(3 * 24 * 3600);
    await api.register(EMAIL);
    expect(await codeOf(api, uidb64, token)).toBe(200);
  });

  it('ends after ten minutes, for the link and the code', async () => {
    const { api, uidb64, token, code } = await signedUp();
    api.clock.advance(599);
    expect(await codeOf(api, uidb64, otherThan(code))).toBe('code_wrong');
    api.clock.advance(1);
    expect((await api.confirm(uidb64, token)).body).toEqual({
      detail: 'This link has expired.',
      code: 'link_expired',
    });
    expect(await codeOf(api, uidb64, code)).toBe('link_expired');
    expect((await api.logIn(EMAIL)).status).toBe(401);
  });

  it('distinguishes an older mail from the newest', async () => {
    const { api, uidb64, token, code } = await signedUp();
    await api.resend(EMAIL);
    const newest = await api.newestSecrets(EMAIL);
    expect((await api.confirm(uidb64, token)).body).toEqual({
      detail: 'A newer link was sent.',
      code: 'link_superseded',
    });
    expect(await codeOf(api, uidb64, code)).toBe('link_superseded');
    expect(await codeOf(api, uidb64, newest.token)).toBe(200);
  });

  it('locks the code after five wrong ones until a new mail; the link still works', async () => {
    const { api, uidb64, code } = await signedUp();
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push(await codeOf(api, uidb64, otherThan(code)));
    answers.push(await codeOf(api, uidb64, code));
    expect(answers).toEqual([...Array<string>(4).fill('code_wrong'), 'code_locked', 'code_locked']);
    await api.resend(EMAIL);
    const newest = await api.newestSecrets(EMAIL);
    expect(await codeOf(api, uidb64, newest.code)).toBe(200);
  });

  it('lets the link work when the code is locked', async () => {
    const { api, uidb64, token, code } = await signedUp();
    for (let tries = 0; tries < 5; tries += 1) await api.confirm(uidb64, otherThan(code));
    expect(await codeOf(api, uidb64, token)).toBe(200);
  });

  it('does not take a secret of another account, an unknown one or rubbish', async () => {
    const { api, uidb64, token } = await signedUp();
    const kim = (await api.register('kim@example.com')).body as { uidb64: string };
    const answers = [
      await codeOf(api, kim.uidb64, token),
      await codeOf(api, uidb64, `${token}x`),
      await codeOf(api, 'MTIz', token),
      await codeOf(api, '%F0%9F%83%8F', '%00'),
      await codeOf(api, uidb64, '12345'),
    ];
    expect(answers).toEqual(answers.map(() => 'link_invalid'));
  });

  it('takes the one spelling of an id: another one would have tries of its own', async () => {
    const { api, uidb64, token } = await signedUp();
    const sameBits = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
      .map((letter) => uidb64.slice(0, -1) + letter)
      .filter((one) => one !== uidb64)
      .filter((one) => Buffer.from(one, 'base64url').equals(Buffer.from(uidb64, 'base64url')));
    const zero = Buffer.from(`0${Buffer.from(uidb64, 'base64url').toString()}`).toString('base64url');
    for (const spelling of [`${uidb64}=`, `${uidb64}==`, `${uidb64}%20`, `%0A${uidb64}`, zero, ...sameBits])
      expect([spelling, await codeOf(api, spelling, token)]).toEqual([spelling, 'link_invalid']);
    expect(await codeOf(api, uidb64, token)).toBe(200);
  });

  it('limits the tries against one account', async () => {
    const { api, uidb64 } = await signedUp({ limits: { confirm: { max: 2, seconds: 60 } } });
    await api.confirm(uidb64, 'one');
    await api.confirm(uidb64, 'two');
    const throttled = await api.confirm(uidb64, 'three');
    expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '60']);
  });
});

describe('asking again', () => {
  it('answers the same for an unverified, a verified and an unknown address; only the first gets mail', async () => {
    const api = await startTestApi();
    await memberTokens(api, 'member@example.com');
    await api.register(EMAIL);
    const answers = [];
    for (const email of [EMAIL, 'member@example.com', 'nobody@example.com']) {
      const { status, body, headers } = await api.resend(email);
      answers.push({ status, body, type: headers.get('content-type') });
    }
    expect(answers).toEqual(answers.map(() => ({ status: 204, body: undefined, type: null })));
    const received = async (email: string) => (await api.mails(email)).map(({ subject }) => subject);
    expect(await received(EMAIL)).toEqual(['Confirm your email', 'Confirm your email']);
    expect(await received('member@example.com')).toEqual(['Confirm your email']);
    expect(await received('nobody@example.com')).toEqual([]);
  });

  it('answers before it looks the address up', async () => {
    const { api } = await signedUp();
    const times: Record<string, number[]> = { [EMAIL]: [], 'nobody@example.com': [] };
    for (let round = 0; round < 15; round += 1) {
      for (const [email, taken] of Object.entries(times)) {
        const started = performance.now();
        await api.resend(email);
        taken.push(performance.now() - started);
      }
    }
    const [known = 0, unknown = 0] = Object.values(times).map((taken) => Math.min(...taken));
    expect(known / unknown).toBeGreaterThan(0.4);
    expect(known / unknown).toBeLessThan(2.5);
  });

  it('limits mails to one address, whether or not it is known', async () => {
    const api = await startTestApi({ limits: { verificationMail: { max: 1, seconds: 45 } } });
    const answers = [];
    for (const email of ['nobody@example.com', 'Nobody@Example.com ']) answers.push(await api.resend(email));
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [204, null],
      [429, '45'],
    ]);
  });
});
