import { expect, it, onTestFinished } from 'vitest';

import { createApp } from './app.ts';
import { deletePlayer } from './domain/account.ts';
import { resolveSettings } from './options.ts';
import { demoPlayer } from './seed/demo-player.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createServices } from './services.ts';

const DEMO_PLAYER = 1001;
const ACCOUNT = '/api/v1/account/';
const password = { new_password: 'Other-River-42', re_new_password: 'Other-River-42' };
const redemption = {
  plan: 1,
  email: 'demo@example.com',
  edge_amount: '400.00',
  valid_until: '2999-01-01T00:00:00Z',
};

it.each([
  ['PATCH', '', { first_name: 'Dana' }],
  ['POST', 'email/change/', { new_email: 'new@example.com', current_password: demoPlayer.password }],
  ['POST', 'password/change/', { current_password: demoPlayer.password, ...password }],
  ['POST', 'room-accounts/', { deal: 11, email: 'demo@example.com', username: 'river_dana' }],
  ['POST', 'redemptions/', redemption],
])('%s %s of a player who is deleted while it is read is a 401', async (method, path, body) => {
  const { services, fetch } = await demoApp();
  const logIn = await fetch('/api/v1/token/', 'POST', JSON.stringify(demoPlayer));
  const { access } = (await logIn.json()) as { access: string };

  // A body is read after its sender is known.
  const deleting = new ReadableStream(
    {
      pull: async (stream) => {
        expect(await deletePlayer(services.database, DEMO_PLAYER)).toBe(true);
        stream.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  const answer = await fetch(ACCOUNT + path, method, deleting, {
    Authorization: `Bearer ${access}`,
    'Idempotency-Key': '5f1d9a3e-8f2b-4c55-9a3e-2b8f4c559a3e',
  });

  expect([answer.status, await answer.json()]).toEqual([
    401,
    { detail: 'Token is invalid or expired', code: 'token_not_valid' },
  ]);
});

async function demoApp() {
  const services = await createServices(
    resolveSettings({ limits: 'off', passwordCost: 4, log: () => undefined }),
  );
  onTestFinished(() => services.database.destroy());
  await seedDemo(services);
  const app = createApp(services);
  return {
    services,
    fetch: (path: string, method: string, body: BodyInit, headers: Record<string, string> = {}) =>
      app.request(path, {
        method,
        body,
        duplex: 'half',
        headers: { 'Content-Type': 'application/json', ...headers },
      } as RequestInit),
  };
}
