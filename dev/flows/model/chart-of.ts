import { createMachine, type AnyStateMachine } from 'xstate';

import { eventTypeOf, stateNodes, transitionsOf } from '#machines/shared/testing/chart.ts';
import { activePaths } from './state-names.ts';
import type { KnownActor } from './known-pages.ts';

const charts = new Map<string, AnyStateMachine | null>();

/** The chart that an actor sent with its registration; null for a promise, which has none. */
export function chartOf({ definition }: Pick<KnownActor, 'definition'>): AnyStateMachine | null {
  const known = charts.get(definition);
  if (known !== undefined) return known;
  const config = JSON.parse(definition) as { readonly states?: object };
  const chart = config.states ? createMachine(config as Parameters<typeof createMachine>[0]) : null;
  charts.set(definition, chart);
  return chart;
}

/** The types of the events that the actor listens to where it stands, without those that XState sends itself. */
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
