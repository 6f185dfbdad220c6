import plans from '#api-spec/examples/plans.json' with { type: 'json' };
import { addPlayer } from '#reference-api/dev/add-player.ts';
import { putPlan } from '#reference-api/domain/plans.ts';
import { openSession } from '#reference-api/domain/sessions.ts';
import { resolveSettings } from '#reference-api/options.ts';
import { startReferenceApi } from '#reference-api/server.ts';
import { createServices } from '#reference-api/services.ts';
import { Plan } from '#sdk/generated/zod/schemas/plan.zod.ts';

/** Runs in a process of its own on the database file of its argument; tells its parent where and who calls. */
const databasePath = process.argv[2] ?? ':memory:';
const accessTokenSeconds = 3600;

const services = await createServices(resolveSettings({ databasePath, passwordCost: 4, accessTokenSeconds }));
for (const plan of plans.all.value) await putPlan(services.database, Plan.parse(plan));
const tokens: string[] = [];
for (const email of ['reader@example.com', 'redeemer@example.com']) {
  const id = await addPlayer(services, { email, edge_balance: '800.00' });
  tokens.push((await openSession(services, id)).access);
}
await services.database.destroy();

const api = await startReferenceApi({ databasePath, accessTokenSeconds, limits: 'off', seedDemo: true });
process.send?.({ origin: api.origin, tokens });
process.once('SIGTERM', () => void api.stop().then(() => process.disconnect()));
