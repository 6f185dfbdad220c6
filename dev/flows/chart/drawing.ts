import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { stateNodes, transitionLabel, transitionsOf } from '#machines/shared/testing/chart.ts';

export interface DrawnState {
  /** The path from the root, separated by dots. The path of the root is empty. */
  readonly path: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly isInitial: boolean;
  readonly children: readonly DrawnState[];
  /** The lines below the name in the box: invoked actors, and transitions that stay in the state. */
  readonly lines: readonly string[];
}

export interface DrawnArrow {
  readonly source: string;
  readonly target: string;
  readonly labels: readonly string[];
}

export interface Drawing {
  readonly root: DrawnState;
  readonly arrows: readonly DrawnArrow[];
}

/** The states and arrows of a chart, without positions. */
export function drawingOf(chart: AnyStateMachine): Drawing {
  const arrows = new Map<string, DrawnArrow>();
  for (const transition of stateNodes(chart).flatMap(transitionsOf).filter(leavesItsState))
    for (const target of transition.target ?? []) {
      const [from, to] = [pathOf(transition.source), pathOf(target)];
      const key = `${from} → ${to}`;
      const labels = arrows.get(key)?.labels ?? [];
      arrows.set(key, { source: from, target: to, labels: [...labels, transitionLabel(transition)] });
    }
  return { root: drawState(chart.root), arrows: [...arrows.values()] };
}

function drawState(node: AnyStateNode): DrawnState {
  const inner = transitionsOf(node).filter((transition) => !leavesItsState(transition));
  return {
    path: pathOf(node),
    name: node.key,
    kind: node.type,
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target[0] === node,
    children: childrenOf(node).map(drawState),
    lines: [...node.invoke.map(({ id }) => `runs ${id}`), ...inner.map(innerLine)],
  };
}

function innerLine(transition: AnyTransitionDefinition): string {
  const targets =
    transition.target?.filter((target) => target !== transition.source).map(({ key }) => key) ?? [];
  const label = transitionLabel(transition);
  if (targets.length > 0) return `${label} → ${targets.join(', ')}`;
  return transition.reenter ? `${label} ↻` : `${label} · stays`;
}

/** An arrow from a state to itself or into itself says less than a line in its box. */
function leavesItsState({ source, target }: AnyTransitionDefinition): boolean {
  return target?.every((node) => !isWithin(node, source)) ?? false;
}

function isWithin(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor));
}

function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states as Record<string, AnyStateNode>);
}

function pathOf(node: AnyStateNode): string {
  return node.path.join('.');
}
