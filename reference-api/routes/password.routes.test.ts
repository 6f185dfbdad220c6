import { describe, expect, it } from 'vitest';

import { memberTokens, PASSWORD, startTestApi, tokensIn } from '../testing/start-test-api.ts';

const EMAIL = 'dana@example.com';
const NEXT = 'Quiet-Turn-77';
const changed = { current_password: PASSWORD, new_password: NEXT, re_new_password: NEXT };

async function member(options: Parameters<typeof startTestApi>[0] = {}) {
  const api = await startTestApi(options);
  const tokens = await memberTokens(api, EMAIL);
  const change = (body: unknown) => api.call('changePassword', { bearer: tokens.access, body });
  const statusOf = async (bearer: string) => (await api.call('account', { bearer })).status;
  return { api, ...tokens, change, statusOf };
}

describe('changing', () => {
  it('is reported to the address, with what to do if it was somebody else', async () => {
    const { api, change } = await member({ siteOrigin: 'https://rakeback.test' });
    await change({ ...changed, current_password: 'Wrong-River-42' });
    expect((await api.mails(EMAIL)).length).toBe(1);
    await change(changed);
    const [mail] = await api.mails(EMAIL);
    expect([mail?.subject, mail?.text]).toEqual([
      'You changed your password',
      [
        'Hello Dana,',
        'your Rakeback Wizard account has a new password. We logged you out on your other devices.',
        'Not you? Choose a new password right away and write to us:',
        'Choose a new password:\nhttps://rakeback.test/login/password-reset/',
        'Contact us:\nhttps://rakeback.test/support',
      ].join('\n\n'),
    ]);
  });

  it('ends every session and answers with a new one', async () => {
    const { api, access, refresh, change, statusOf } = await member();
    const elsewhere = tokensIn(await api.logIn(EMAIL));
    const { access: kim } = await memberTokens(api, 'kim@example.com');
    const fresh = tokensIn(await change(changed));
    expect(await Promise.all([access, elsewhere.access, fresh.access, kim].map(statusOf))).toEqual([
      401, 401, 200, 200,
    ]);
    const refreshed = [refresh, elsewhere.refresh, fresh.refresh].map(async (one) => api.refresh(one));
    expect((await Promise.all(refreshed)).map(({ status }) => status)).toEqual([401, 401, 200]);
    expect((await api.logIn(EMAIL)).status).toBe(401);
    expect((await api.logIn(EMAIL, NEXT)).status).toBe(200);
  });

  it('may keep the password, to end the other sessions', async () => {
    const { change } = await member();
    const same = { current_password: PASSWORD, new_password: PASSWORD, re_new_password: PASSWORD };
    expect((await change(same)).status).toBe(200);
  });

  it('needs the current password, and changes nothing without it', async () => {
    const { access, change, statusOf } = await member();
    const { status, body } = await change({ ...changed, current_password: `${PASSWORD} ` });
    expect([status, body]).toEqual([400, { current_password: ['Invalid password.'] }]);
    expect(await statusOf(access)).toBe(200);
  });

  it('of two at once with the same current password lets one through', async () => {
    // Slow enough that both requests are accepted before either has changed anything.
    const { change } = await member({ passwordCost: 14 });
    const answers = await Promise.all([change(changed), change(changed)]);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  });

  it('counts tries per member, not those with malformed fields', async () => {
    const { api, change } = await member({ limits: { changePassword: { max: 1, seconds: 60 } } });
    const { access: kim } = await memberTokens(api, 'kim@example.com');
    const answers = [
      await change({ ...changed, new_password: 'weak' }),
      await change({ ...changed, current_password: 'wrong' }),
      await change(changed),
      await api.call('changePassword', { bearer: kim, body: changed }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 429, 200]);
  });
});
