import { expect, it, onTestFinished } from 'vitest';

import { createClock } from '../clock.ts';
import { addPlayer } from '../dev/add-player.ts';
import { edgeSetups } from '../dev/provider-states/edge.ts';
import { resolveSettings } from '../options.ts';
import { createServices } from '../services.ts';
import { ledgerFaults } from '../testing/ledger.ts';
import { settleRedemptions } from './redemptions.ts';

it('settles once when all find the redemption due before any has settled it', async () => {
  const clock = createClock({ frozenAt: Date.UTC(2026, 2, 14) });
  const services = await createServices(resolveSettings({ clock, passwordCost: 4 }));
  const { database } = services;
  onTestFinished(() => database.destroy());
  const playerId = await addPlayer(services, { email: 'dana@example.com' });
  await edgeSetups['a redemption of the member is pending'](services, {
    idempotency_key: '5f0c1b9e-7a34-4d0e-9b62-3e8f1c2d4a55',
    plan: 2,
    edge_amount: '800.00',
    email: 'dana@unknown.test',
  });
  clock.advance(60);
  await Promise.all(Array.from({ length: 20 }, () => settleRedemptions(services, playerId)));
  const movements = await database.selectFrom('edge_movements').select('kind').orderBy('id').execute();
  expect(movements.map(({ kind }) => kind)).toEqual(['bonus', 'redeemed', 'returned']);
  expect(await ledgerFaults(database)).toEqual([]);
});
