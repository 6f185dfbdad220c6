import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as z from 'zod';

import type { axiosClient } from '#sdk/axios-client.ts';
import { runConsumerTests } from '../run-consumer-tests.ts';
import { sampleOf, type Score } from './score.ts';

/** What the SDK gives to axios. */
type Request = Parameters<(typeof axiosClient)['request']>[0];

/** The request with one thing wrong, or null when it has nothing of the kind. */
type Mutate = (request: Request) => Request | null;

/** Each way in which the SDK's request could go wrong; the consumer tests have to notice every one. */
export const requestMutants = {
  'the path without its last slash': (request) => ({
    ...request,
    url: request.url?.replace(/\/$/, '') ?? '',
  }),
  'another method': (request) => ({
    ...request,
    method: request.method?.toUpperCase() === 'GET' ? 'POST' : 'GET',
  }),
  'no Authorization': withoutHeader('Authorization'),
  'no Idempotency-Key': withoutHeader('Idempotency-Key'),
  'renamed query parameters': (request) => changedQuery(request, (name) => `${name}_renamed`),
  'numbered lists in the query': (request) =>
    Object.values(paramsOf(request)).some(Array.isArray)
      ? { ...request, paramsSerializer: { indexes: true } }
      : null,
  'a field of the body missing': (request) => changedBody(request, ([, ...others]) => others),
  'a field of the body renamed': (request) =>
    changedBody(request, ([[name, value] = ['', null], ...others]) => [
      [`${name}_renamed`, value],
      ...others,
    ]),
} as const satisfies Record<string, Mutate>;

export type RequestMutant = keyof typeof requestMutants;

function withoutHeader(name: string): Mutate {
  return (request) => {
    const headers = Object.entries((request.headers ?? {}) as Record<string, string>);
    const others = headers.filter(([key]) => key.toLowerCase() !== name.toLowerCase());
    return others.length === headers.length ? null : { ...request, headers: Object.fromEntries(others) };
  };
}

function changedQuery(request: Request, rename: (name: string) => string): Request | null {
  const params = Object.entries(paramsOf(request));
  return params.length === 0
    ? null
    : { ...request, params: Object.fromEntries(params.map(([name, value]) => [rename(name), value])) };
}

function changedBody(
  request: Request,
  change: (fields: [string, unknown][]) => [string, unknown][],
): Request | null {
  if (typeof request.data !== 'string') return null;
  const fields = Object.entries(JSON.parse(request.data) as object) as [string, unknown][];
  return { ...request, data: JSON.stringify(Object.fromEntries(change(fields))) };
}

function paramsOf({ params }: Request): Record<string, unknown> {
  return (params ?? {}) as Record<string, unknown>;
}

const report = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

/** Runs the consumer tests once for each way to break a request, or for a sample of them, and counts the tests that notice. */
export async function wrongRequests(commit: string): Promise<Score> {
  const scores: Score[] = [];
  for (const mutant of sampleOf(Object.keys(requestMutants), commit)) scores.push(await scoreOf(mutant));
  return {
    killed: scores.reduce((sum, { killed }) => sum + killed, 0),
    total: scores.reduce((sum, { total }) => sum + total, 0),
    survivors: scores.flatMap(({ survivors }) => survivors),
  };
}

async function scoreOf(mutant: string): Promise<Score> {
  const scratch = mkdtempSync(join(tmpdir(), 'mutated-'));
  const [notes, json] = [join(scratch, 'notes.txt'), join(scratch, 'report.json')];
  writeFileSync(notes, '');
  try {
    await runConsumerTests(['--reporter=json', `--outputFile=${json}`], {
      stdio: 'ignore',
      env: { PACT_DIR: scratch, REQUEST_MUTANT: mutant, MUTATED_TESTS: notes },
    });
    const { testResults } = report.parse(JSON.parse(readFileSync(json, 'utf8')));
    const passed = new Set(
      testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed')
        .map(({ fullName }) => fullName),
    );
    const mutated = [...new Set(readFileSync(notes, 'utf8').split('\n').filter(Boolean))];
    if (mutated.length === 0) throw new Error(`No request of the SDK has anything to break by "${mutant}".`);
    const survivors = mutated.filter((test) => passed.has(test.replaceAll(' > ', ' ')));
    return {
      killed: mutated.length - survivors.length,
      total: mutated.length,
      survivors: survivors.map((test) => `${test}: ${mutant}`),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
