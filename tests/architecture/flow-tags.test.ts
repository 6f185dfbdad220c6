import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

import { stateName, stateNodes } from '#machines/shared/testing/chart.ts';

const MACHINES = join(import.meta.dirname, '../../machines');
/** Ports whose work has no answer to wait for: they only report time, or that the player is looking at the page. */
const CLOCKS = ['countDown', 'awaitVisiblePage'];

const flows = readdirSync(MACHINES).filter((flow) => existsSync(machineFile(flow)));

it.each(flows)(
  'states of %s in which one rests have one tag: busy where a port is at work, settled elsewhere',
  async (flow) => {
    const machine = await loadMachine(flow);
    const faults = stateNodes(machine)
      .filter((node) => node.type === 'atomic' && node.always?.length === undefined)
      .map((node) => ({
        state: stateName(node),
        tag: tagOf(node),
        wanted: isAtWork(node) ? 'busy' : 'settled',
      }))
      .filter(({ tag, wanted }) => tag !== wanted);
    expect(faults).toEqual([]);
  },
);

/** Its own and those of the states around it. */
function around(node: AnyStateNode): AnyStateNode[] {
  return node.parent === undefined ? [node] : [node, ...around(node.parent)];
}

function tagOf(node: AnyStateNode): string {
  const tags = new Set(around(node).flatMap(({ tags: own }) => own));
  return ['busy', 'settled'].filter((tag) => tags.has(tag)).join(' and ');
}

/** Beside it counts too, where several states are active at once. */
function isAtWork(node: AnyStateNode): boolean {
  return around(node)
    .flatMap((outer) => (outer.type === 'parallel' ? below(outer) : [outer]))
    .some(({ invoke }) => invoke.some(({ id }) => !CLOCKS.includes(id)));
}

function below(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(below)];
}

async function loadMachine(flow: string): Promise<AnyStateMachine> {
  const module = (await import(pathToFileURL(machineFile(flow)).href)) as Record<string, AnyStateMachine>;
  const machine = module[`${flow.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Machine`];
  if (machine === undefined) throw new Error(`machines/${flow} exports no machine of its name.`);
  return machine;
}

function machineFile(flow: string): string {
  return join(MACHINES, flow, `${flow}.machine.ts`);
}
