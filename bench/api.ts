import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import autocannon from 'autocannon';

import { openDatabase } from '#reference-api/store/database.ts';
import { ledgerFaults, redeemOverHttp } from '#reference-api/testing/ledger.ts';

const CONNECTIONS = 50;
const SECONDS = 20;
const PARALLEL = 200;
const READS = { account: '/account/', deals: '/deals/', redemptions: '/account/redemptions/' };

/** Measures the throughput of the reference API on loopback and checks that all balances are correct. */
export default async function benchApi(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-api-'));
  const databasePath = join(folder, 'bench.sqlite');
  const server = fork(join(import.meta.dirname, 'api-server.ts'), [databasePath]);
  const [{ origin, tokens }] = (await once(server, 'message')) as [{ origin: string; tokens: string[] }];
  const [reader = '', redeemer = ''] = tokens;

  const rows = [];
  for (const [name, path] of Object.entries(READS)) {
    rows.push({ operation: name, ...(await measure({ url: `${origin}/api/v1${path}` }, reader)) });
  }
  const answers = await Promise.all(Array.from({ length: PARALLEL }, () => redeemOverHttp(origin, redeemer)));
  const redeemed = answers.filter((answer) => answer?.status === 201).length;
  // The redeemer's one redemption is running, so each of these is refused, and none may fail.
  rows.push({
    operation: 'redeemPlan, refused',
    ...(await measure(refusedRedemption(origin), redeemer, 409)),
  });
  await stop(server);

  const database = await openDatabase(databasePath);
  const faults = await ledgerFaults(database);
  await database.destroy();
  rmSync(folder, { recursive: true });

  console.table(rows);
  console.log(`${String(PARALLEL)} parallel redemptions of a whole balance made ${String(redeemed)}.`);
  console.log(faults.length === 0 ? 'Every balance is what its ledger adds up to.' : faults.join('\n'));
  const isWrong = rows.some(({ errors }) => errors > 0) || redeemed !== 1 || faults.length > 0;
  process.exit(isWrong ? 1 : 0);
}

/** Counts responses with an unexpected status and requests without a response as errors. */
async function measure(options: autocannon.Options, bearer: string, expected = 200) {
  const result = await autocannon({
    connections: CONNECTIONS,
    duration: SECONDS,
    ...options,
    headers: { authorization: `Bearer ${bearer}`, ...options.headers },
  });
  const answers = Object.entries(result.statusCodeStats ?? {});
  const others = answers.filter(([status]) => Number(status) !== expected);
  return {
    'requests per second': Math.round(result.requests.average),
    'p99 in ms': result.latency.p99,
    errors: result.errors + others.reduce((sum, [, { count = 0 }]) => sum + count, 0),
  };
}

function refusedRedemption(origin: string): autocannon.Options {
  const body = JSON.stringify({
    plan: 2,
    edge_amount: '800.00',
    email: 'dana.river@example.com',
    valid_until: '2999-01-01T00:00:00Z',
  });
  return {
    url: `${origin}/api/v1/account/redemptions/`,
    requests: [
      {
        method: 'POST',
        body,
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, 'idempotency-key': randomUUID() },
        }),
      },
    ],
  };
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  await once(server, 'exit');
}
