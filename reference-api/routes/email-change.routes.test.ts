import { describe, expect, it } from 'vitest';

import { memberTokens, PASSWORD, startTestApi } from '../testing/start-test-api.ts';

const OLD = 'dana@example.com';
const NEW = 'Dana+poker@example.com';

async function member(options: Parameters<typeof startTestApi>[0] = {}) {
  // A session that outlives the links, without refreshing.
  const api = await startTestApi({ accessTokenSeconds: 3600, ...options });
  const { access } = await memberTokens(api, OLD);
  const ask = (new_email: unknown = NEW, current_password = PASSWORD) =>
    api.call('changeEmail', { bearer: access, body: { new_email, current_password } });
  /** The token of the newest link that was mailed to the address. */
  const mailedToken = async (to = NEW): Promise<string> => {
    const [mail] = await api.mails(to);
    const [, token] = /\/app\/user\/account\?token=([\w-]+)\n/.exec(mail?.text ?? '') ?? [];
    if (token === undefined) throw new Error('No link in the newest mail.');
    return token;
  };
  const confirm = async (token: unknown, bearer = access): Promise<unknown> =>
    (await api.call('confirmEmailChange', { bearer, body: { token } })).body;
  const account = async (bearer = access) => (await api.call('account', { bearer })).body;
  const subjects = async (email: string) => (await api.mails(email)).map(({ subject }) => subject);
  return { api, access, ask, mailedToken, confirm, account, subjects };
}

const pending = { unconfirmed_email: NEW, unconfirmed_email_expires_at: '2026-03-14T09:36:53.000Z' };
const none = { unconfirmed_email: null, unconfirmed_email_expires_at: null };
const changed = { detail: 'Email address changed.' };
const invalid = { detail: 'This link is not valid.', code: 'link_invalid' };
const expired = { detail: 'This link has expired.', code: 'link_expired' };
const superseded = { detail: 'A newer link was sent.', code: 'link_superseded' };

describe('asking for another address', () => {
  it('mails a link to it and shows it as unconfirmed for ten minutes', async () => {
    const { api, ask, account, subjects } = await member();
    const { status, body } = await ask(` ${NEW} `);
    expect([status, body]).toEqual([200, pending]);
    expect(await subjects(NEW)).toEqual(['Confirm your new email']);
    expect(await account()).toMatchObject({ email: OLD, ...pending });
    api.clock.advance(599);
    expect(await account()).toMatchObject({ email: OLD, ...pending });
    api.clock.advance(1);
    expect(await account()).toMatchObject({ email: OLD, ...none });
  });

  it('is refused while a change is pending, and possible again after it', async () => {
    const { api, ask, subjects } = await member();
    await ask();
    const again = await ask('third@example.com');
    expect([again.status, again.body]).toEqual([
      400,
      { detail: 'An email change is pending.', code: 'change_pending' },
    ]);
    expect(await subjects('third@example.com')).toEqual([]);
    api.clock.advance(600);
    expect((await ask('third@example.com')).status).toBe(200);
  });

  it('lets one of two at the same time through', async () => {
    const { ask } = await member();
    const answers = await Promise.all([ask(), ask('third@example.com')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('needs the current password and an address that is another one', async () => {
    const { ask, account } = await member();
    expect((await ask(NEW, 'wrong')).body).toEqual({ current_password: ['Invalid password.'] });
    const own = { new_email: ['This is your address already.'] };
    expect((await ask('DANA@example.com', 'wrong')).body).toEqual(own);
    expect((await ask('dana', '')).body).toEqual({
      new_email: ['Enter a valid email address.'],
      current_password: ['This field may not be blank.'],
    });
    expect((await ask(7)).body).toEqual({ new_email: ['Not a valid string.'] });
    expect(await account()).toMatchObject(none);
  });

  it('gives the same answer for the address of another member, who gets a notice and keeps the address', async () => {
    const { api, ask, account, subjects } = await member();
    await memberTokens(api, NEW);
    const { status, body } = await ask();
    expect([status, body]).toEqual([200, pending]);
    expect(await account()).toMatchObject({ email: OLD, ...pending });
    expect(await subjects(NEW)).toEqual(['Your email is already in use', 'Confirm your email']);
    const [hint] = await api.mails(NEW);
    expect(hint?.text).not.toContain('token=');
  });
});

describe('a pending change', () => {
  async function pendingChange(options: Parameters<typeof startTestApi>[0] = {}) {
    const story = await member(options);
    await story.ask();
    const bearer = story.access;
    return {
      ...story,
      token: await story.mailedToken(),
      cancel: async () => (await story.api.call('cancelEmailChange', { bearer })).status,
      resend: () => story.api.call('resendEmailChange', { bearer }),
    };
  }

  it('can be cancelled, which voids its link and lets another address be asked for at once', async () => {
    const { ask, cancel, account, token, confirm, mailedToken, resend } = await pendingChange();
    expect([await cancel(), await cancel()]).toEqual([204, 204]);
    expect(await account()).toMatchObject({ email: OLD, ...none });
    expect(await confirm(token)).toEqual(invalid);
    expect((await resend()).body).toEqual({
      detail: 'No email change is pending.',
      code: 'no_change_pending',
    });

    expect((await ask('third@example.com')).status).toBe(200);
    expect(await confirm(token)).toEqual(superseded);
    expect(await confirm(await mailedToken('third@example.com'))).toEqual(changed);
  });

  it('that was confirmed is not taken back', async () => {
    const { cancel, account, token, confirm } = await pendingChange();
    await confirm(token);
    expect(await cancel()).toBe(204);
    expect(await account()).toMatchObject({ email: NEW, ...none });
    expect(await confirm(token)).toEqual(changed);
  });

  it('can be mailed again, with a link that works from now on and supersedes the older one', async () => {
    const { api, account, token, confirm, mailedToken, resend, subjects } = await pendingChange();
    api.clock.advance(500);
    const renewed = { ...pending, unconfirmed_email_expires_at: '2026-03-14T09:45:13.000Z' };
    const { status, body } = await resend();
    expect([status, body]).toEqual([200, renewed]);
    expect(await account()).toMatchObject({ email: OLD, ...renewed });
    expect(await subjects(NEW)).toEqual(['Confirm your new email', 'Confirm your new email']);
    expect(await confirm(token)).toEqual(superseded);
    api.clock.advance(599);
    expect(await confirm(await mailedToken())).toEqual(changed);
  });

  it('for the address of a member is mailed again to its owner, without a link', async () => {
    const { api, ask, subjects, access } = await member();
    await memberTokens(api, NEW);
    await ask();
    expect((await api.call('resendEmailChange', { bearer: access })).status).toBe(200);
    expect((await subjects(NEW)).slice(0, 2)).toEqual([
      'Your email is already in use',
      'Your email is already in use',
    ]);
  });

  it('that has expired is not mailed again', async () => {
    const { api, resend, subjects } = await pendingChange();
    api.clock.advance(600);
    expect((await resend()).status).toBe(400);
    expect((await subjects(NEW)).length).toBe(1);
  });

  it('belongs to its member', async () => {
    const { api, account } = await pendingChange();
    const { access: kim } = await memberTokens(api, 'kim@example.com');
    expect((await api.call('cancelEmailChange', { bearer: kim })).status).toBe(204);
    expect((await api.call('resendEmailChange', { bearer: kim })).status).toBe(400);
    expect(await account()).toMatchObject(pending);
  });
});

describe('confirming', () => {
  it('changes the address, keeps the session and sends a notice to the old address, also when it is repeated', async () => {
    const { api, ask, mailedToken, confirm, account, subjects } = await member();
    await ask();
    const token = await mailedToken();
    expect(await Promise.all([confirm(token), confirm(token)])).toEqual([changed, changed]);
    api.clock.advance(200);
    expect(await confirm(token)).toEqual(changed);
    expect(await account()).toMatchObject({ email: NEW, ...none });
    expect(await subjects(OLD)).toEqual(['You changed your email', 'Confirm your email']);
    expect((await api.logIn(OLD)).status).toBe(401);
    expect((await api.logIn(NEW.toLowerCase())).status).toBe(200);
  });

  it('ends after ten minutes', async () => {
    const { api, ask, mailedToken, confirm, account } = await member();
    await ask();
    api.clock.advance(600);
    expect(await confirm(await mailedToken())).toEqual(expired);
    expect(await account()).toMatchObject({ email: OLD });
  });

  it('distinguishes an older link from the newest, used or not', async () => {
    const { api, ask, mailedToken, confirm } = await member();
    await ask('first@example.com');
    const first = await mailedToken('first@example.com');
    api.clock.advance(600);
    await ask('second@example.com');
    const second = await mailedToken('second@example.com');
    expect(await confirm(first)).toEqual(superseded);
    expect(await confirm(second)).toEqual(changed);
    await ask('third@example.com');
    expect(await confirm(second)).toEqual(changed);
    expect(await confirm(await mailedToken('third@example.com'))).toEqual(changed);
    expect(await confirm(second)).toEqual(superseded);
  });

  it('works only for the member who asked', async () => {
    const { api, ask, mailedToken, confirm, account } = await member();
    const { access: kim } = await memberTokens(api, 'kim@example.com');
    await ask();
    const other = { detail: 'This link belongs to another account.', code: 'wrong_account' };
    expect(await confirm(await mailedToken(), kim)).toEqual(other);
    expect(await account(kim)).toMatchObject({ email: 'kim@example.com', ...none });
    expect(await confirm(await mailedToken())).toEqual(changed);
  });

  it('does not take an address that became a member meanwhile', async () => {
    const { api, ask, mailedToken, confirm, account } = await member();
    await ask();
    const token = await mailedToken();
    await memberTokens(api, NEW);
    expect(await confirm(token)).toEqual(invalid);
    expect(await account()).toMatchObject({ email: OLD });
  });

  it('takes an address that somebody signed up with and never verified', async () => {
    const { api, ask, mailedToken, confirm } = await member();
    await api.register(NEW, { password: 'Squat-River-42', re_password: 'Squat-River-42' });
    await ask();
    expect(await confirm(await mailedToken())).toEqual(changed);
    expect((await api.logIn(NEW, 'Squat-River-42')).status).toBe(401);
    expect((await api.logIn(NEW)).status).toBe(200);
  });

  it('ends reset links that are in the old inbox', async () => {
    const { api, ask, mailedToken, confirm } = await member();
    const path = await api.resetLink(OLD);
    await ask();
    await confirm(await mailedToken());
    const reset = await api.call('confirmPasswordReset', {
      path,
      body: { new_password: 'Quiet-Turn-77', re_new_password: 'Quiet-Turn-77' },
    });
    expect(reset.body).toEqual(invalid);
  });

  it('calls everything else an invalid link', async () => {
    const { api, access, confirm } = await member();
    for (const token of ['rubbish', '', undefined, null, 7, '🃏'])
      expect(await confirm(token)).toEqual(invalid);
    for (const rawBody of ['{', 'x'.repeat(70_000)])
      expect((await api.call('confirmEmailChange', { bearer: access, rawBody })).body).toEqual(invalid);
  });
});
