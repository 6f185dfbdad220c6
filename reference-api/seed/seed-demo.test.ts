import { expect, it } from 'vitest';

import { startTestApi } from '../testing/start-test-api.ts';
import { demoPlayer, unverifiedPlayer } from './demo-player.ts';

it('seeds a member and somebody who has not confirmed the address yet', async () => {
  const api = await startTestApi({ seedDemo: true });
  expect((await api.logIn(demoPlayer.email, demoPlayer.password)).status).toBe(200);
  expect((await api.logIn(unverifiedPlayer.email, unverifiedPlayer.password)).status).toBe(401);
  await api.resend(unverifiedPlayer.email);
  const { uidb64, token } = await api.newestSecrets(unverifiedPlayer.email);
  await api.confirm(uidb64, token);
  expect((await api.logIn(unverifiedPlayer.email, unverifiedPlayer.password)).status).toBe(200);
});
