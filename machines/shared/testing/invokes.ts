import type { AnyStateMachine, AnyStateNode } from 'xstate';

import { stateName, stateNodes } from './chart.ts';

/** Throws with the list of what an invoke lacks: a named `src`, the same `id`, `input`, `onDone` and `onError`. */
export function expectEveryInvokeHandlesItsError(machine: AnyStateMachine): void {
  const complaints = stateNodes(machine).flatMap((node) =>
    invokesOf(node).flatMap((invoke) => shortcomings(node, invoke)),
  );
  if (complaints.length === 0) return;
  throw new Error(
    `${machine.id}: invokes are incomplete:\n${complaints.map((line) => `  ${line}`).join('\n')}`,
  );
}

type InvokeConfig = Readonly<Partial<Record<'id' | 'src' | 'input' | 'onDone' | 'onError', unknown>>>;

function invokesOf(node: AnyStateNode): InvokeConfig[] {
  const invoke = node.config.invoke as InvokeConfig | readonly InvokeConfig[] | undefined;
  return invoke === undefined ? [] : [invoke].flat();
}

function shortcomings(node: AnyStateNode, invoke: InvokeConfig): string[] {
  const where = `${stateName(node)}: ${typeof invoke.src === 'string' ? invoke.src : '(inline)'}`;
  return [
    ...(typeof invoke.src === 'string' ? [] : [`${where} has no name declared in setup()`]),
    ...(invoke.id === invoke.src ? [] : [`${where} has an id that differs from its src`]),
    ...(['input', 'onDone', 'onError'] as const)
      .filter((part) => invoke[part] === undefined)
      .map((part) => `${where} has no ${part}`),
  ];
}
