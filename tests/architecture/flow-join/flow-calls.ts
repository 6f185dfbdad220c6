import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

import type { Problem } from '#machines/shared/problem.ts';
import { stateName, stateNodes } from '#machines/shared/testing/chart.ts';
import { judgeRefresh } from '#machines/token/token.failures.ts';
import type { FlowCall, Refusal } from './flow-join.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** Every invoke of every machine: the operation its state names, and which refusals take the flow elsewhere. */
export async function flowCalls(): Promise<FlowCall[]> {
  const flows = readdirSync(join(PROJECT, 'machines')).filter((flow) => existsSync(machineFile(flow)));
  const calls = await Promise.all(flows.map(async (flow) => callsOf(flow, await loadMachine(flow))));
  return calls.flat();
}

function callsOf(flow: string, machine: AnyStateMachine): FlowCall[] {
  return stateNodes(machine).flatMap((node) =>
    node.invoke.flatMap((invoke): FlowCall[] => {
      const { operation = null } = (node.meta ?? {}) as { readonly operation?: string | readonly string[] };
      const actor = invoke.id;
      const outcome = outcomeIn(machine, stateName(node), `${flow}.${actor}`, actor);
      const unexpected = outcome(UNEXPECTED);
      const branchesOn = remembered((refusal) => outcome(problemOf(refusal)) !== unexpected);
      // An actor may put together what several calls answer.
      return [operation].flat().map((one) => ({
        flow,
        actor,
        operation: one,
        adapter: adapterOf(flow),
        branchesOn,
      }));
    }),
  );
}

/** The sweep over deletions asks again and again. */
function remembered(judge: FlowCall['branchesOn']): FlowCall['branchesOn'] {
  const known = new Map<string, boolean>();
  return (refusal) => {
    const key = JSON.stringify([refusal.status, refusal.code, refusal.hasFields]);
    const found = known.get(key) ?? judge(refusal);
    known.set(key, found);
    return found;
  };
}

const UNEXPECTED: Problem = {
  kind: 'answered',
  status: 418,
  code: null,
  fields: {},
  retryAfterSeconds: null,
};

/** Where a failed call leaves the flow, state and context, as text. */
function outcomeIn(machine: AnyStateMachine, state: string, call: string, actor: string) {
  const [start] = initialTransition(machine, INPUTS[machine.id] ?? {}) as [AnyMachineSnapshot, unknown];
  const value = state
    .split('.')
    .reduceRight<object | string>((inner, key) => (inner === '' ? key : { [key]: inner }), '');
  return (problem: Problem): string => {
    const snapshot: AnyMachineSnapshot = machine.resolveState({
      value: value as string,
      context: { ...start.context, ...UNDERWAY[call] },
    });
    const [next] = transition(machine, snapshot, ENDED[call]?.(problem) ?? failed(actor, problem));
    return JSON.stringify([next.value, next.context]);
  };
}

/** What a machine needs to start, by its id. */
const INPUTS: Readonly<Record<string, object>> = {
  token: { spread: 0 },
  usernameReport: { room: 'river-room', deals: [11], previousDeal: null },
};

/** What a refusal is about, where that is remembered and not only why. */
const UNDERWAY: Readonly<Record<string, object>> = {
  'account-update.updateAccount': { sent: { first_name: '' } },
};

/** An actor that turns a refusal into a result. */
const ENDED: Readonly<Record<string, (problem: Problem) => { type: string; output: unknown }>> = {
  'token.refreshToken': (problem) => ({
    type: 'xstate.done.actor.refreshToken',
    output: judgeRefresh({ problem }, 'same'),
  }),
};

function failed(actor: string, problem: Problem) {
  return { type: `xstate.error.actor.${actor}`, error: { problem } };
}

function problemOf({ status, code, hasFields }: Refusal): Problem {
  return {
    kind: 'answered',
    status,
    code,
    fields: hasFields ? { some_field: ['Refused.'] } : {},
    retryAfterSeconds: status === 429 ? 30 : null,
  };
}

/** The module that fills the ports of a flow. */
function adapterOf(flow: string): string {
  const files = globSync([`src/session/${flow}.actors.ts`, `src/features/*/${flow}/*.{ts,tsx}`], {
    cwd: PROJECT,
  });
  const texts = files.map((file) => readFileSync(join(PROJECT, file), 'utf8'));
  return texts.find((text) => text.includes('fromPromise')) ?? '';
}

async function loadMachine(flow: string): Promise<AnyStateMachine> {
  const module = (await import(pathToFileURL(machineFile(flow)).href)) as Record<string, AnyStateMachine>;
  const machine = module[`${flow.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Machine`];
  if (machine === undefined) throw new Error(`machines/${flow} exports no machine of its name.`);
  return machine;
}

function machineFile(flow: string): string {
  return join(PROJECT, 'machines', flow, `${flow}.machine.ts`);
}
