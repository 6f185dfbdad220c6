import { describe, expect, it } from 'vitest';

import { memberTokens, PASSWORD, startTestApi } from '../testing/start-test-api.ts';

describe('signing up', () => {
  it('keeps what the person wrote', async () => {
    const api = await startTestApi();
    const { access } = await memberTokens(api, 'Dana.River@example.com');
    expect((await api.call('account', { bearer: access })).body).toEqual({
      id: expect.any(Number) as number,
      email: 'Dana.River@example.com',
      language: 'en',
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

  it('gives the same answer for the address of a member, changes nothing and sends its owner a mail', async () => {
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
    expect((await api.logIn('dana@example.com', 'Other-River-42')).status).toBe(401);
    expect((await api.logIn('dana@example.com')).status).toBe(200);
  });

  it('gives the same answers to wrong codes for the address of a member, so that they reveal nothing', async () => {
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

  it('keeps an address with a plus through sign-up, mail, verification and login', async () => {
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

describe('two sign-ups with one address', () => {
  const OTHERS = { first_name: 'Mallory', password: 'Other-River-42', re_password: 'Other-River-42' };

  async function twoSignUps() {
    const api = await startTestApi();
    const own = (await api.register('dana@example.com')).body as { uidb64: string };
    const first = await api.newestSecrets('dana@example.com');
    const others = (await api.register('dana@example.com', OTHERS)).body as { uidb64: string };
    const [mail] = await api.mails('dana@example.com');
    const [, otherCode = ''] = /signed up: (\d{6})/.exec(mail?.text ?? '') ?? [];
    const answer = async (uidb64: string, secret: string): Promise<unknown> => {
      const { status, body } = await api.confirm(uidb64, secret);
      return status === 200 ? status : (body as { code: string }).code;
    };
    const passwords = async () => [
      (await api.logIn('dana@example.com')).status,
      (await api.logIn('dana@example.com', OTHERS.password)).status,
    ];
    return { api, own: own.uidb64, others: others.uidb64, first, mail, otherCode, answer, passwords };
  }

  it('have ids of their own, and the second mail has no link but says why', async () => {
    const { own, others, mail, otherCode } = await twoSignUps();
    expect(own).not.toBe(others);
    expect(mail?.html).not.toContain('href');
    expect(mail?.text).toBe(
      [
        'Hello Mallory,',
        'welcome to Rakeback Wizard! Confirm your email, then log in and start earning Edge.',
        'Somebody signed up with your email a moment before, too. So there is no link in this message, and the earlier link no longer works.',
        `Enter this code on the page where you signed up: ${otherCode}`,
        'The code works for 10 minutes, only on that page.',
        'Signed up only once? Use the code in the earlier email and ignore this one. Never share a code.',
      ].join('\n\n'),
    );
  });

  it('the code of the other mail confirms nothing on the page of the first sign-up', async () => {
    const { own, otherCode, answer, passwords } = await twoSignUps();
    expect(await answer(own, otherCode)).toBe('code_wrong');
    expect(await passwords()).toEqual([401, 401]);
  });

  it('no link works, so that nobody confirms what somebody else typed by a press', async () => {
    const { own, first, answer, passwords } = await twoSignUps();
    expect(await answer(own, first.token)).toBe('link_superseded');
    expect(await passwords()).toEqual([401, 401]);
  });

  it('the code of a mail makes valid what was typed in its sign-up, and nothing else', async () => {
    const { api, own, others, first, otherCode, answer, passwords } = await twoSignUps();
    expect(await answer(own, first.code)).toBe(200);
    expect(await passwords()).toEqual([200, 401]);
    const { access } = (await api.logIn('dana@example.com')).body as { access: string };
    const { body } = await api.call('account', { bearer: access });
    expect((body as { first_name: string }).first_name).toBe('Dana');

    expect(await answer(others, otherCode)).toBe('link_superseded');
    expect(await passwords()).toEqual([200, 401]);
  });

  it('of one person: what was typed last is valid when the last mail is confirmed', async () => {
    const { own, others, first, otherCode, answer, passwords } = await twoSignUps();
    expect(await answer(others, otherCode)).toBe(200);
    expect(await passwords()).toEqual([401, 200]);
    expect(await answer(own, first.code)).toBe('link_superseded');
    expect(await answer(own, first.token)).toBe('link_superseded');
    expect(await passwords()).toEqual([401, 200]);
  });

  it('another mail is one of the last sign-up', async () => {
    const { api, own, others, first, answer, passwords } = await twoSignUps();
    await api.resend('dana@example.com');
    const [mail] = await api.mails('dana@example.com');
    const [, code = ''] = /signed up: (\d{6})/.exec(mail?.text ?? '') ?? [];
    expect(mail?.text.startsWith('Hello Mallory,')).toBe(true);
    expect(await answer(own, first.code)).toBe(200);
    expect(await answer(others, code)).toBe('link_superseded');
    expect(await passwords()).toEqual([200, 401]);
  });

  it('one whose mails have all expired is forgotten, and the next mail has a link again', async () => {
    const { api, own, first, answer, passwords } = await twoSignUps();
    api.clock.advance(600);
    await api.register('dana@example.com', { password: 'Later-River-42', re_password: 'Later-River-42' });
    const { uidb64, token } = await api.newestSecrets('dana@example.com');
    expect(await answer(own, first.code)).toBe('link_invalid');
    expect(await answer(uidb64, token)).toBe(200);
    expect(await passwords()).toEqual([401, 401]);
    expect((await api.logIn('dana@example.com', 'Later-River-42')).status).toBe(200);
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

  it('answers everything that is wrong at once', async () => {
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
    expect((await api.logIn('dana@example.com')).status).toBe(401);
    expect((await api.logIn('dana@example.com', password)).status).toBe(200);
  });
});
