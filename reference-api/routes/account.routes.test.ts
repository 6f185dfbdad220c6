import { expect, it } from 'vitest';

import { demoPlayer } from '../seed/demo-player.ts';
import { startTestApi, tokensIn } from '../testing/start-test-api.ts';

it('tells apart no bearer and a bearer that is not ours', async () => {
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
  const { access } = tokensIn(await there.signIn(demoPlayer.email, demoPlayer.password));
  expect((await here.call('account', { bearer: access })).status).toBe(401);
});

it('shows the seeded demo player', async () => {
  const api = await startTestApi({ seedDemo: true });
  const { access } = tokensIn(await api.signIn(demoPlayer.email, demoPlayer.password));
  expect((await api.call('account', { bearer: access })).body).toEqual({
    id: 1001,
    email: demoPlayer.email,
    unconfirmed_email: null,
    unconfirmed_email_expires_at: null,
    first_name: 'Dana',
    last_name: 'River',
    country: 'CA',
    edge_balance: '1250.00',
    marketing_opt_in: false,
    whatsapp_number: '',
    discord_id: '',
    telegram: '',
    flags: ['CHAT_WIDGET'],
    subscriptions: [],
  });
});
