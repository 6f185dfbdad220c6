import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import plans from '#api-spec/examples/plans.json' with { type: 'json' };
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { Plan } from '#sdk/generated/zod/schemas/plan.zod.ts';
import { addPlayer } from './dev/add-player.ts';
import { putPlan } from './domain/plans.ts';
import { openSession } from './domain/sessions.ts';
import { resolveSettings } from './options.ts';
import { createServices } from './services.ts';
import { describedCall } from './testing/described-call.ts';
import { ledgerFaults, redeemOverHttp } from './testing/ledger.ts';
import { temporaryDatabase } from './testing/start-with-database.ts';

const PLAYERS = 120;

it('keeps ledger, balances, tokens and keys when it is killed amid a burst of redemptions', async () => {
  const databasePath = await temporaryDatabase();
  const tokens = await playersWithEdge(databasePath);
  const { child, origin } = await startProcess(databasePath);

  const answered: { bearer: string; key: string; text: string }[] = [];
  const burst = Promise.all(
    tokens.map(async (bearer) => {
      const answer = await redeemOverHttp(origin, bearer);
      if (answer?.status !== 201) return;
      answered.push({ bearer, key: answer.key, text: answer.text });
      // The others are on their way, in the queue or in a transaction.
      if (answered.length === 1) child.kill('SIGKILL');
    }),
  );
  await once(child, 'exit');
  await burst;
  expect(answered.length).toBeGreaterThanOrEqual(1);
  expect(answered.length).toBeLessThan(PLAYERS);

  const { database } = await createServices(resolveSettings({ databasePath }));
  onTestFinished(() => database.destroy());
  expect(await ledgerFaults(database)).toEqual([]);
  const redemptions = await database.selectFrom('redemptions').selectAll().execute();
  const redeemed = await database
    .selectFrom('edge_movements')
    .selectAll()
    .where('kind', '=', 'redeemed')
    .execute();
  expect(redeemed.map(({ player_id }) => player_id)).toEqual(redemptions.map(({ player_id }) => player_id));

  const again = await startProcess(databasePath);
  for (const { bearer, key, text } of answered) {
    expect(await redeemOverHttp(again.origin, bearer, key)).toEqual({ key, status: 201, text });
    const { body } = await describedCall(again.origin, 'redemptions', { bearer });
    expect(body).toEqual([JSON.parse(text) as Redemption]);
  }
  for (const bearer of tokens)
    expect((await describedCall(again.origin, 'account', { bearer })).status).toBe(200);
}, 60_000);

/** Access tokens of members who can each pay for one Premium. */
async function playersWithEdge(databasePath: string): Promise<string[]> {
  const services = await createServices(resolveSettings({ databasePath, passwordCost: 4 }));
  for (const plan of plans.all.value) await putPlan(services.database, Plan.parse(plan));
  const tokens: string[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const id = await addPlayer(services, {
      email: `player${String(index)}@example.com`,
      edge_balance: '800.00',
    });
    tokens.push((await openSession(services, id)).access);
  }
  await services.database.destroy();
  return tokens;
}

async function startProcess(databasePath: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', DATABASE: databasePath, REDEMPTION_SECONDS: '3600' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });
  const origin = await new Promise<string>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      const address = /API: (http\S+?)\/\n/.exec(text.toString())?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  return { child, origin };
}
