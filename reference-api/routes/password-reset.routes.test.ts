import { describe, expect, it } from 'vitest';

import { memberTokens, PASSWORD, startTestApi } from '../testing/start-test-api.ts';

const EMAIL = 'dana@example.com';
const NEXT = 'Quiet-Turn-77';
const passwords = { new_password: NEXT, re_new_password: NEXT };

async function member(options: Parameters<typeof startTestApi>[0] = {}) {
  const api = await startTestApi(options);
  const tokens = await memberTokens(api, EMAIL);
  const ask = (email: string) => api.call('resetPassword', { body: { email } });
  const mailedLink = () => api.resetLink(EMAIL);
  const set = async (link: string, body: unknown = passwords): Promise<unknown> => {
    const answer = await api.call('confirmPasswordReset', { path: link, body });
    return answer.body ?? answer.status;
  };
  return { api, tokens, ask, mailedLink, set };
}

const invalid = { detail: 'This link is not valid.', code: 'link_invalid' };
const expired = { detail: 'This link has expired.', code: 'link_expired' };
const missing = { new_password: ['This field is required.'], re_new_password: ['This field is required.'] };
const superseded = { detail: 'A newer link was sent.', code: 'link_superseded' };
const used = { detail: 'This link was already used.', code: 'link_used' };

describe('asking for a link', () => {
  it('answers the same for every address; only a verified member gets mail', async () => {
    const { api, ask } = await member();
    await api.register('waiting@example.com');
    const answers = [];
    for (const email of ['Dana@example.com', 'waiting@example.com', 'nobody@example.com']) {
      const { status, body, headers } = await ask(email);
      answers.push({ status, body, type: headers.get('content-type') });
    }
    expect(answers).toEqual(answers.map(() => ({ status: 204, body: undefined, type: null })));
    const received = async (email: string) => (await api.mails(email)).map(({ subject }) => subject);
    expect(await received(EMAIL)).toEqual(['Choose a new password', 'Confirm your email']);
    expect(await received('waiting@example.com')).toEqual(['Confirm your email']);
    expect(await received('nobody@example.com')).toEqual([]);
  });

  it('changes nothing yet', async () => {
    const { api, tokens, ask } = await member();
    await ask(EMAIL);
    expect((await api.call('account', { bearer: tokens.access })).status).toBe(200);
    expect((await api.logIn(EMAIL)).status).toBe(200);
  });

  it('names an address that is none', async () => {
    const { ask } = await member();
    expect((await ask('dana')).body).toEqual({ email: ['Enter a valid email address.'] });
  });

  it('limits mails to one address, whether or not it is known', async () => {
    const { ask } = await member({ limits: { resetMail: { max: 1, seconds: 45 } } });
    const answers = [];
    for (const email of ['nobody@example.com', 'Nobody@example.com ', EMAIL]) answers.push(await ask(email));
    expect(answers.map(({ status }) => status)).toEqual([204, 429, 204]);
  });
});

it('a new password by the link is reported to the address, and a refused one is not', async () => {
  const { api, mailedLink, set } = await member();
  const link = await mailedLink();
  const subjects = async () => (await api.mails(EMAIL)).map(({ subject }) => subject);
  const before = await subjects();
  await set(link, { new_password: 'weak', re_new_password: 'weak' });
  expect(await subjects()).toEqual(before);
  await set(link);
  await set(link);
  expect(await subjects()).toEqual(['You changed your password', ...before]);
});

describe('the mailed link', () => {
  it('sets the password once, ends every session, and stays known as used', async () => {
    const { api, tokens, mailedLink, set } = await member();
    const link = await mailedLink();
    expect(await set(link)).toBe(204);
    expect((await api.call('account', { bearer: tokens.access })).status).toBe(401);
    expect((await api.refresh(tokens.refresh)).status).toBe(401);
    expect((await api.logIn(EMAIL)).status).toBe(401);
    expect((await api.logIn(EMAIL, NEXT)).status).toBe(200);
    expect(await set(link)).toEqual(used);
    api.clock.advance(24 * 3600);
    expect(await set(link)).toEqual(used);
  });

  it('works once for two at the same time', async () => {
    // Slow enough that both requests find the link unused before either uses it.
    const { mailedLink, set } = await member({ passwordCost: 14 });
    const link = await mailedLink();
    expect(await Promise.all([set(link), set(link)])).toEqual(expect.arrayContaining([204, used]));
  });

  it('ends after ten minutes', async () => {
    const { api, mailedLink, set } = await member();
    const link = await mailedLink();
    api.clock.advance(599);
    expect(await set(link, {})).toEqual(missing);
    api.clock.advance(1);
    expect(await set(link)).toEqual(expired);
    expect((await api.logIn(EMAIL)).status).toBe(200);
  });

  it('is superseded by a newer one, before and after it expires and when the newer is used', async () => {
    const { api, mailedLink, set } = await member();
    const older = await mailedLink();
    api.clock.advance(599);
    const newer = await mailedLink();
    expect(await set(older)).toEqual(superseded);
    api.clock.advance(1);
    expect(await set(older)).toEqual(superseded);
    expect(await set(newer)).toBe(204);
    expect(await set(older)).toEqual(superseded);
    await mailedLink();
    expect(await set(newer)).toEqual(used);
  });

  it('is of no use after the password was changed in another way', async () => {
    const { api, tokens, mailedLink, set } = await member();
    const older = await mailedLink();
    const newer = await mailedLink();
    const change = { current_password: PASSWORD, ...passwords };
    await api.call('changePassword', { bearer: tokens.access, body: change });
    expect([await set(older), await set(newer)]).toEqual([invalid, invalid]);
  });

  it('survives a weak password, which is reported only while the link is valid', async () => {
    const { api, mailedLink, set } = await member();
    const link = await mailedLink();
    const weak = { new_password: 'Sunny-River', re_new_password: 'Sunny-Turn' };
    expect(await set(link, weak)).toEqual({
      new_password: ['This password must contain at least 1 number.'],
      non_field_errors: ['The passwords do not match. Please enter equal passwords.'],
    });
    expect(await set(link, {})).toEqual(missing);
    expect(await set('MTIz/rubbish/', weak)).toEqual(invalid);
    expect(await set(link)).toBe(204);
    expect(await set(link, weak)).toEqual(used);
    expect((await api.logIn(EMAIL, NEXT)).status).toBe(200);
  });

  it('is not taken for another account, or tampered with', async () => {
    const { api, mailedLink, set } = await member();
    const [uidb64 = '', token = ''] = (await mailedLink()).split('/');
    const kim = (await api.register('kim@example.com')).body as { uidb64: string };
    const links = [`${kim.uidb64}/${token}/`, `${uidb64}/${token}x/`, '%F0%9F%83%8F/%00/'];
    for (const link of links) expect(await set(link)).toEqual(invalid);
  });

  it('limits the tries against one account', async () => {
    const { api, mailedLink, set } = await member({
      limits: { confirmPasswordReset: { max: 1, seconds: 60 } },
    });
    const link = await mailedLink();
    expect(await set(link, {})).toEqual(missing);
    const throttled = await api.call('confirmPasswordReset', { path: link, body: passwords });
    expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await api.logIn(EMAIL)).status).toBe(200);
  });
});
