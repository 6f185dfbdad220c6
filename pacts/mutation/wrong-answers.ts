import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { safeParse } from 'zod/v4/core';

import { operations } from '#api-spec/description.ts';
import { answered } from '#sdk/read-failure.ts';
import type { Contract, Interaction } from '../contract.ts';
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
  const right = await rightAnswers(contract, origin);
  const accepted = await namesThatPass(contract, right);
  if (accepted.length < right.length) throw new Error(`Only ${accepted.length} right answers pass.`);
  const mutants = right.flatMap(({ interaction, answer }) =>
    answerMutants(interaction, answer).map((mutant) => ({
      name: `${interaction.description}: ${mutant.change}`,
      interaction,
      answer: mutant.answer,
    })),
  );
  const names = mutants.map(({ name }) => name);
  const sample = new Set(sampleOf(names, commit));
  const played = mutants.filter(({ name }) => sample.has(name));
  const passed = new Set<string>();
  // The verifier slows down with the length of a contract.
  for (let start = 0; start < played.length; start += CHUNK) {
    for (const name of await namesThatPass(contract, played.slice(start, start + CHUNK))) passed.add(name);
  }
  const survivors = played.filter((one) => passed.has(one.name) && !canBeRead(one)).map(({ name }) => name);
  return { killed: played.length - survivors.length, total: played.length, survivors };
}

interface Played {
  readonly name: string;
  readonly interaction: Interaction;
  readonly answer: RecordedAnswer;
}

/** Whether the site reads an answer that the contract lets pass. */
function canBeRead({ interaction, answer: { status, body } }: Played): boolean {
  const data: unknown = body === '' ? '' : JSON.parse(body);
  if (status >= 400) {
    return (
      answered({ status, data, headers: {} } as Parameters<typeof answered>[0]).problem.kind === 'answered'
    );
  }
  const operation = operationOf(interaction, described)?.id;
  const reader = Object.entries(readers).find(([id]) => id === operation)?.[1];
  return reader === undefined || safeParse(reader, data).success;
}

async function namesThatPass(contract: Contract, played: readonly Played[]): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'mutants-'));
  const [pact, report] = [join(scratch, 'mutants.json'), join(scratch, 'report.json')];
  const interactions = played.map(({ name, interaction: { response } }, id) => ({
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

/** What the provider answers to each interaction of the contract, which it has to pass. */
async function rightAnswers(contract: Contract, origin: string): Promise<Played[]> {
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
  const { interactions } = contract;
  if (answers.length !== interactions.length)
    throw new Error(`${answers.length} answers to ${interactions.length} interactions.`);
  return interactions.flatMap((interaction, index) =>
    answers.slice(index, index + 1).map((answer) => ({ name: interaction.description, interaction, answer })),
  );
}
