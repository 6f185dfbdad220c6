import { describe, expect, it } from 'vitest';

import { demoPlayer } from '../seed/demo-player.ts';
import { memberTokens, startTestApi, tokensIn } from '../testing/start-test-api.ts';

it('distinguishes no bearer from a bearer that is not ours', async () => {
  const api = await startTestApi();
  expect((await api.call('account')).body).toEqual({
    detail: 'Authentication credentials were not provided.',
    code: 'not_authenticated',
  });
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`;
  for (const bearer of ['rubbish', unsigned]) {
    expect((await api.call('account', { bearer })).body).toEqual({
      detail: 'Token is invalid or expired',
      code: 'token_not_valid',
    });
  }
});

it('refuses an access token of another server', async () => {
  const seeded = { seedDemo: true } as const;
  const [here, there] = [await startTestApi(seeded), await startTestApi(seeded)];
  const { access } = tokensIn(await there.logIn(demoPlayer.email, demoPlayer.password));
  expect((await here.call('account', { bearer: access })).status).toBe(401);
});

describe('an update', () => {
  const refused = async (body: unknown) => {
    const { api, access, account } = await member();
    const answer = await api.call('updateAccount', { bearer: access, body });
    expect((await api.call('account', { bearer: access })).body).toEqual(account);
    return [answer.status, answer.body];
  };

  it('changes what it names and nothing else, without outer spaces and unknown fields', async () => {
    const { api, access, account } = await member();
    const { access: other } = await memberTokens(api, 'kim@example.com');
    const before = (await api.call('account', { bearer: other })).body;
    const body = {
      telegram: ' @danariver ',
      marketing_opt_in: true,
      first_name: 'Zoë 🃏',
      edge_balance: '9999.00',
      email: 'other@example.com',
    };
    const changed = { ...account, telegram: '@danariver', marketing_opt_in: true, first_name: 'Zoë 🃏' };
    expect((await api.call('updateAccount', { bearer: access, body })).body).toEqual(changed);
    expect((await api.call('account', { bearer: access })).body).toEqual(changed);
    expect((await api.call('account', { bearer: other })).body).toEqual(before);
  });

  it('has to name a field', async () => {
    const nothing = { non_field_errors: ['Name at least one field to change.'] };
    expect(await refused({})).toEqual([400, nothing]);
    expect(await refused({ nickname: 'Dana' })).toEqual([400, nothing]);
    expect(await refused([])).toEqual([400, { non_field_errors: ['Invalid data. Expected an object.'] }]);
  });

  it('answers everything that is wrong at once, and then changes nothing', async () => {
    const body = {
      first_name: ' ',
      last_name: 'x'.repeat(151),
      country: 'XX',
      marketing_opt_in: 'yes',
      whatsapp_number: null,
      discord_id: 7,
      telegram: 'x'.repeat(65),
    };
    expect(await refused(body)).toEqual([
      400,
      {
        first_name: ['This field may not be blank.'],
        last_name: ['Ensure this field has no more than 150 characters.'],
        country: ['"XX" is not a valid choice.'],
        marketing_opt_in: ['Not a valid boolean.'],
        whatsapp_number: ['This field may not be null.'],
        discord_id: ['Not a valid string.'],
        telegram: ['Ensure this field has no more than 64 characters.'],
      },
    ]);
  });
});

describe('a deletion', () => {
  it('is reported to the address, with what to do if it was somebody else', async () => {
    const api = await startTestApi({ siteOrigin: 'https://rakeback.test' });
    const { access } = await memberTokens(api);
    await api.call('deleteAccount', { bearer: access });
    const [mail] = await api.mails('dana@example.com');
    expect([mail?.subject, mail?.text]).toEqual([
      'We deleted your account',
      [
        'Hello Dana,',
        'we deleted your Rakeback Wizard account and everything in it, as you asked. This is our last email to you.',
        'Not you? Write to us right away:\nhttps://rakeback.test/support',
      ].join('\n\n'),
    ]);
  });

  it('ends every session and frees the address; other members stay', async () => {
    const { api, access } = await member();
    const second = tokensIn(await api.logIn('dana@example.com'));
    const { access: other } = await memberTokens(api, 'kim@example.com');
    expect((await api.call('deleteAccount', { bearer: access })).status).toBe(204);
    const answers = [
      await api.call('account', { bearer: access }),
      await api.call('deleteAccount', { bearer: second.access }),
      await api.refresh(second.refresh),
      await api.logIn('dana@example.com'),
      await api.call('account', { bearer: other }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 200]);
    const { access: newer } = await memberTokens(api, 'dana@example.com');
    const { body } = await api.call('account', { bearer: newer });
    expect(body).toMatchObject({ email: 'dana@example.com', telegram: '' });
  });
});

it('reads no body where none is described, however large it is', async () => {
  const { api, access } = await member();
  const answer = await api.call('deleteAccount', { bearer: access, rawBody: 'x'.repeat(70_000) });
  expect(answer.status).toBe(204);
});

async function member() {
  const api = await startTestApi();
  const { access } = await memberTokens(api);
  const account = (await api.call('account', { bearer: access })).body as object;
  return { api, access, account };
}
