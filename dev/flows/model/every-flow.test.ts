import type { AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';

import { stateName, stateNodes, transitionName, transitionsOf } from '#machines/shared/testing/chart.ts';
import { drawingOf, type DrawnState } from '../chart/drawing.ts';
import { acceptedEvents, chartOf, sourceOf } from './chart-of.ts';

const modules = import.meta.glob<Record<string, AnyStateMachine>>('../../../machines/*/*.machine.ts', {
  eager: true,
});
const machines = Object.entries(modules).map(([path, module]) => {
  const machine = Object.entries(module).find(([name]) => name.endsWith('Machine'))?.[1];
  if (!machine) throw new Error(`${path} exports no machine`);
  return [path.replace('../../../', ''), machine] as const;
});

it.each(machines)('the chart of %s survives the way to another page as text', (_path, machine) => {
  const chart = chartOf({ definition: JSON.stringify(machine.config) });
  const names = (whole: AnyStateMachine) =>
    stateNodes(whole).flatMap(transitionsOf).map(transitionName).toSorted();

  expect(chart && stateNodes(chart).map(stateName)).toEqual(stateNodes(machine).map(stateName));
  // A combined guard is a function, and only its name survives the serialization.
  expect(chart && names(chart).map(withoutGuard)).toEqual(names(machine).map(withoutGuard));
});

it.each(machines)('every state and every transition of %s is drawn', (_path, machine) => {
  const { root, arrows } = drawingOf(machine);
  const transitions = stateNodes(machine).flatMap(transitionsOf);
  const lines = statesIn(root).flatMap((state) => state.lines.filter((line) => !line.startsWith('runs ')));

  expect(statesIn(root).map(({ path }) => path || '(root)')).toEqual(stateNodes(machine).map(stateName));
  expect(arrows.flatMap(({ labels }) => labels).length + lines.length).toBe(transitions.length);
});

it.each(machines)('the source of the flow is %s', (path, machine) => {
  expect(sourceOf(machine.id)?.path).toBe(path);
});

it('an actor is offered the events that it listens to where it stands, also those of the states around', () => {
  const token = machines.find(([, { id }]) => id === 'token')?.[1];
  const definition = JSON.stringify(token?.config);

  expect(acceptedEvents({ definition, snapshot: { value: 'blocked' } })).toEqual([
    'retry.requested',
    'tokens.cleared',
    'tokens.gone',
    'tokens.received',
    'tokens.replaced',
  ]);
});

function statesIn(state: DrawnState): DrawnState[] {
  return [state, ...state.children.flatMap(statesIn)];
}

function withoutGuard(name: string): string {
  return name.replace(/ \[.*\]/, '');
}
