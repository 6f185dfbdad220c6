import { createMachine, type AnyStateMachine } from 'xstate';

import { eventTypeOf, stateNodes, transitionsOf } from '#machines/shared/testing/chart.ts';
import { activePaths, type KnownActor } from './known-pages.ts';

const charts = new Map<string, AnyStateMachine | null>();

/** The chart from the registration of an actor. Null for a promise, which has no chart. */
export function chartOf({ definition }: Pick<KnownActor, 'definition'>): AnyStateMachine | null {
  const known = charts.get(definition);
  if (known !== undefined) return known;
  const config = JSON.parse(definition) as { readonly states?: object };
  const chart = config.states ? createMachine(config as Parameters<typeof createMachine>[0]) : null;
  charts.set(definition, chart);
  return chart;
}

/** The event types that the actor accepts in its current state, without those of XState itself. */
export function acceptedEvents({
  definition,
  snapshot,
}: Pick<KnownActor, 'definition' | 'snapshot'>): string[] {
  const chart = chartOf({ definition });
  if (!chart) return [];
  const active = new Set(activePaths(snapshot?.value));
  const types = stateNodes(chart)
    .filter((node) => active.has(node.path.join('.')))
    .flatMap(transitionsOf)
    .map(eventTypeOf)
    .filter((type) => type !== '' && !type.startsWith('xstate.'));
  return [...new Set(types)].sort();
}

/** The source of all flows, as text. */
const files = import.meta.glob<string>('../../../machines/*/*.machine.ts', {
  query: '?raw',
  import: 'default',
});

export interface Source {
  /** Relative to the root of the project. */
  readonly path: string;
  readonly read: () => Promise<string>;
}

/** The source file of a flow: `signUp` in `machines/sign-up/sign-up.machine.ts`. */
export function sourceOf(flow: string): Source | null {
  const name = flow.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const path = `machines/${name}/${name}.machine.ts`;
  const read = files[`../../../${path}`];
  return read ? { path, read } : null;
}

/** The line number, from 1, on which a state begins. 1 if the state is not found. */
export function lineOfState(text: string, state: string): number {
  const index = text.split('\n').findIndex((line) => line.trimStart().startsWith(`${state}: {`));
  return Math.max(0, index) + 1;
}
