import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { safeParse } from 'zod/v4/core';

import { operations } from '#api-spec/description.ts';
import { answered } from '#sdk/read-failure.ts';
import type { Contract } from '../contract.ts';
import { operationOf } from '../coverage.ts';
import { readers } from '../readers.ts';
import { listenLocally } from '../local-server.ts';
import { readResults } from '../outcome.ts';
import { runPact, WITHOUT_CERTIFICATES } from '../run-pact.ts';
import { verifyContract } from '../verify-contract.ts';
import { answerMutants } from './answer-mutants.ts';
import { startProxy, type RecordedAnswer } from './proxy.ts';
import { sampleOf, type Score } from './score.ts';

const CHUNK = 300;
const described = operations();

/**
 * Gives each interaction all wrong answers, or a sample of them, and counts those that the contract notices, or that the
 * site can live with: another name of a room is as good as the first. Each wrong answer is a separate interaction whose
 * request names the answer, so one run of the verifier checks many.
 */
export async function wrongAnswers(contract: Contract, origin: string, commit: string): Promise<Score> {
  const answers = await recordedAnswers(contract, origin);
  const everything = contract.interactions.flatMap((interaction, index) => {
    const answer = answers[index];
    if (answer === undefined) throw new Error(`"${interaction.description}" has no answer.`);
    return [{ change: null, answer }, ...answerMutants(interaction, answer)].map((mutant) => ({
      ...mutant,
      name: `${interaction.description}: ${mutant.change ?? 'unchanged'}`,
      response: interaction.response,
      isHarmless: () => canBeRead(operationOf(interaction, described)?.id ?? '', mutant.answer),
    }));
  });
  const sample = new Set(
    sampleOf(
      everything.flatMap(({ change, name }) => (change === null ? [] : [name])),
      commit,
    ),
  );
  const played = everything.filter(({ change, name }) => change === null || sample.has(name));
  const passed = new Set<string>();
  // The verifier slows down with the length of a contract.
  for (let start = 0; start < played.length; start += CHUNK) {
    for (const name of await namesThatPass(contract, played.slice(start, start + CHUNK))) passed.add(name);
  }
  const refused = played.filter(({ change, name }) => change === null && !passed.has(name));
  if (refused.length > 0)
    throw new Error(`Right answers fail: ${refused.map(({ name }) => name).join('; ')}`);
  const mutants = played.filter(({ change }) => change !== null);
  const survivors = mutants
    .filter(({ name, isHarmless }) => passed.has(name) && !isHarmless())
    .map(({ name }) => name);
  return { killed: mutants.length - survivors.length, total: mutants.length, survivors };
}

/** Whether the site reads an answer that the contract lets pass. */
function canBeRead(operation: string, { status, body }: RecordedAnswer): boolean {
  const data: unknown = body === '' ? '' : JSON.parse(body);
  if (status >= 400) {
    return (
      answered({ status, data, headers: {} } as Parameters<typeof answered>[0]).problem.kind === 'answered'
    );
  }
  const reader = Object.entries(readers).find(([id]) => id === operation)?.[1];
  return reader === undefined || safeParse(reader, data).success;
}

interface Played {
  readonly name: string;
  readonly response: unknown;
  readonly answer: RecordedAnswer;
}

async function namesThatPass(contract: Contract, played: readonly Played[]): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'mutants-'));
  const [pact, report] = [join(scratch, 'mutants.json'), join(scratch, 'report.json')];
  const interactions = played.map(({ name, response }, id) => ({
    description: name,
    type: 'Synchronous/HTTP',
    request: { method: 'GET', path: `/${id}` },
    response,
  }));
  writeFileSync(pact, JSON.stringify({ ...contract, interactions }));
  const server = createServer((incoming, response) => {
    const answer = played[Number(incoming.url?.slice(1))]?.answer;
    // Node would put the header back that a mutant has lost.
    response.sendDate = false;
    response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body);
  });
  const { origin, stop } = await listenLocally(server);
  const { hostname, port } = new URL(origin);
  try {
    const args = ['--file', pact, '--hostname', hostname, '--port', port, '--json', report];
    const { output } = await runPact(['verifier', ...args, '--loglevel', 'none', '--no-colour'], {
      env: WITHOUT_CERTIFICATES,
    });
    const found = readResults(readFileSync(report, 'utf8'));
    if (found.size !== played.length) throw new Error(`Not every mutant was played. ${output}`);
    return [...found].filter(([, passed]) => passed).map(([name]) => name);
  } finally {
    stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Plays the contract against the provider and keeps its answers, one for each interaction, in their order. */
async function recordedAnswers(contract: Contract, origin: string): Promise<RecordedAnswer[]> {
  const answers: RecordedAnswer[] = [];
  const recorder = await startProxy(origin, {
    answer: (answer) => {
      answers.push(answer);
      return answer;
    },
  });
  const stateUrl = new URL('/_pact/provider_states', origin).href;
  const { failures } = await verifyContract({ contract, baseUrl: recorder.origin, stateUrl }).finally(
    recorder.stop,
  );
  if (failures.length > 0) throw new Error(`The provider fails the contract: ${failures.join('\n')}`);
  if (answers.length !== contract.interactions.length)
    throw new Error(`${answers.length} answers to ${contract.interactions.length} interactions.`);
  return answers;
}
