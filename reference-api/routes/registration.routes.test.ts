import { describe, expect, it } from 'vitest';

import { memberTokens, PASSWORD, startTestApi } from '../testing/start-test-api.ts';

describe('signing up', () => {
  it('creates an account that waits for its mail', async () => {
    const api = await startTestApi();
    const answer = await api.register('dana@example.com');
    const { uidb64 } = await api.newestSecrets('dana@example.com');
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 201,
      body: { detail: 'Verification email sent.', uidb64 },
    });
    expect((await api.signIn('dana@example.com')).status).toBe(401);
  });

  it('keeps what the person wrote', async () => {
    const api = await startTestApi();
    const { access } = await memberTokens(api, 'Dana.River@example.com');
    expect((await api.call('account', { bearer: access })).body).toEqual({
      id: expect.any(Number) as number,
      email: 'Dana.River@example.com',
      unconfirmed_email: null,
      unconfirmed_email_expires_at: null,
      first_name: 'Dana',
      last_name: 'River',
      country: 'CA',
      edge_balance: '0.00',
      marketing_opt_in: false,
      whatsapp_number: '',
      discord_id: '',
      telegram: '',
      flags: [],
      subscriptions: [],
    });
  });

  it('answers alike for the address of a member, changes nothing and tells its owner by mail', async () => {
    const api = await startTestApi();
    await memberTokens(api, 'dana@example.com');
    const fresh = await api.register('kim@example.com');
    const taken = await api.register('DANA@example.com', {
      password: 'Other-River-42',
      re_password: 'Other-River-42',
    });
    expect([taken.status, Object.keys(taken.body as object)]).toEqual([
      fresh.status,
      Object.keys(fresh.body as object),
    ]);
    const [mail] = await api.mails('dana@example.com');
    expect(mail?.subject).toBe('You already have an account');
    expect((await api.signIn('dana@example.com', 'Other-River-42')).status).toBe(401);
    expect((await api.signIn('dana@example.com')).status).toBe(200);
  });

  it('answers wrong codes alike for the address of a member, so that they tell nothing', async () => {
    const api = await startTestApi();
    await memberTokens(api, 'dana@example.com');
    const wrongCodes = async (email: string) => {
      const { uidb64 } = (await api.register(email)).body as { uidb64: string };
      const codes = [];
      for (const code of ['000000', '000001', '000002', '000003', '000004', '000005']) {
        const { body } = await api.confirm(uidb64, code);
        codes.push((body as { code: string }).code);
      }
      return codes;
    };
    expect(await wrongCodes('dana@example.com')).toEqual(await wrongCodes('kim@example.com'));
  });

  it('takes over what is typed when an unverified address signs up again, with a newer mail', async () => {
    const api = await startTestApi();
    await api.register('dana@example.com');
    const older = await api.newestSecrets('dana@example.com');
    await api.register('dana@example.com', { password: 'Later-River-42', re_password: 'Later-River-42' });
    const newer = await api.newestSecrets('dana@example.com');
    expect((await api.confirm(older.uidb64, older.token)).body).toEqual({
      detail: 'A newer link was sent.',
      code: 'link_superseded',
    });
    await api.confirm(newer.uidb64, newer.token);
    expect((await api.signIn('dana@example.com', 'Later-River-42')).status).toBe(200);
  });

  it('keeps an address with a plus through sign-up, mail, verification and sign-in', async () => {
    const api = await startTestApi();
    const { access } = await memberTokens(api, 'dana+poker@example.com');
    const { body } = await api.call('account', { bearer: access });
    expect((body as { email: string }).email).toBe('dana+poker@example.com');
    expect(await api.mails('dana poker@example.com')).toEqual([]);
  });

  it('limits sign-ups of one caller and of one address', async () => {
    const api = await startTestApi({
      limits: { register: { max: 3, seconds: 60 }, verificationMail: { max: 1, seconds: 30 } },
    });
    await api.register('one@example.com');
    expect((await api.register('one@example.com')).headers.get('retry-after')).toBe('30');
    await api.register('two@example.com');
    expect((await api.register('three@example.com')).headers.get('retry-after')).toBe('60');
  });
});

describe('what is refused', () => {
  const faults = async (changes: Record<string, unknown>) => {
    const api = await startTestApi();
    const { status, body } = await api.register('dana@example.com', changes);
    expect(await api.mails('dana@example.com')).toEqual([]);
    return { status, body };
  };
  const withPassword = (password: string) => faults({ password, re_password: password });

  it.each([
    ['Ab1-', 'This password is too short. It must contain at least 8 characters.'],
    ['sunny-river-42', 'This password must contain at least 1 uppercase letter.'],
    ['SUNNY-RIVER-42', 'This password must contain at least 1 lowercase letter.'],
    ['Sunny-River-xx', 'This password must contain at least 1 number.'],
    ['SunnyRiver42', 'This password must contain at least 1 special character.'],
  ])('the password %s', async (password, message) => {
    expect(await withPassword(password)).toEqual({ status: 400, body: { password: [message] } });
  });

  it('tells everything that is wrong at once', async () => {
    expect(
      await faults({ first_name: ' ', country: 'XX', password: 'sunny', terms_accepted: false }),
    ).toEqual({
      status: 400,
      body: {
        first_name: ['This field may not be blank.'],
        country: ['"XX" is not a valid choice.'],
        password: [
          'This password is too short. It must contain at least 8 characters.',
          'This password must contain at least 1 uppercase letter.',
          'This password must contain at least 1 number.',
          'This password must contain at least 1 special character.',
        ],
        non_field_errors: ['The passwords do not match. Please enter equal passwords.'],
        terms_accepted: ['You must agree to the Terms of Service and the Privacy Policy.'],
      },
    });
  });

  it('counts a space, a foreign sign and foreign letters as what they are', async () => {
    for (const password of ['Sunny River 42', 'SunnyRiver42€', 'Ñandú-sol-42', 'Жаркое-лето-42']) {
      const api = await startTestApi();
      const answer = await api.register('dana@example.com', { password, re_password: password });
      expect([password, answer.status]).toEqual([password, 201]);
    }
  });

  it('keeps spaces at the ends of a password', async () => {
    const api = await startTestApi();
    const password = ` ${PASSWORD} `;
    await api.register('dana@example.com', { password, re_password: password });
    const { uidb64, token } = await api.newestSecrets('dana@example.com');
    await api.confirm(uidb64, token);
    expect((await api.signIn('dana@example.com')).status).toBe(401);
    expect((await api.signIn('dana@example.com', password)).status).toBe(200);
  });
});
