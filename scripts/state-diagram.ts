import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { stateName, stateNodes, transitionLabel, transitionsOf } from '#machines/shared/testing/chart.ts';

/** The chart as a Mermaid `stateDiagram-v2`, in the order in which the chart is written. */
export function stateDiagram(machine: AnyStateMachine): string {
  const edges = stateNodes(machine).flatMap(transitionsOf).filter(isDrawable);
  return [
    'stateDiagram-v2',
    ...region(machine.root).map(indent),
    ...unique(edges.flatMap(arrows)).map(indent),
  ].join('\n');
}

/** In words, the transitions that Mermaid cannot draw: from a state to itself with its children, or into them. */
export function undrawnTransitions(machine: AnyStateMachine): string[] {
  const transitions = stateNodes(machine)
    .flatMap(transitionsOf)
    .filter((transition) => !isDrawable(transition));
  return unique(transitions.map(sentence));
}

function region(parent: AnyStateNode): string[] {
  const children = childrenOf(parent);
  // Mermaid separates regions only inside a state; at the top they stand side by side.
  if (parent.type === 'parallel' && parent.parent) {
    return children.flatMap((child, index) => [...(index > 0 ? ['--'] : []), ...block(child)]);
  }
  const initial = parent.type === 'parallel' ? undefined : parent.initial.target[0];
  return [...(initial ? [`[*] --> ${id(initial)}`] : []), ...children.flatMap(block)];
}

function block(node: AnyStateNode): string[] {
  const name = `state "${node.key}" as ${id(node)}`;
  const invokes = node.invoke.map((invoke) => `invokes ${invoke.id}`);
  if (childrenOf(node).length === 0) {
    return [
      name,
      ...invokes.map((line) => `${id(node)} : ${line}`),
      ...(node.type === 'final' ? [`${id(node)} --> [*]`] : []),
    ];
  }
  return [
    `${name} {`,
    ...region(node).map(indent),
    '}',
    ...invokes.map((line) => `note right of ${id(node)} : ${line}`),
  ];
}

function arrows(transition: AnyTransitionDefinition): string[] {
  const { source, target, reenter } = transition;
  return (target ?? [source]).map((node) => {
    const sign = node !== source ? '' : reenter ? ' ↻' : ' · stays';
    return `${id(source)} --> ${id(node)} : ${transitionLabel(transition)}${sign}`;
  });
}

function sentence(transition: AnyTransitionDefinition): string {
  const from = transition.source.parent ? `In \`${stateName(transition.source)}\`` : 'Anywhere';
  return `${from}, \`${transitionLabel(transition)}\` ${outcome(transition)}.`;
}

function outcome({ source, target, reenter }: AnyTransitionDefinition): string {
  if (!target) return 'is heard, the state stays';
  if (target.includes(source)) return reenter ? 'leaves it and enters it again' : 'goes to its start';
  return `goes to ${target.map((node) => `\`${stateName(node)}\``).join(', ')}`;
}

/** Mermaid draws no arrow between a composite state and itself or what is inside it. */
function isDrawable({ source, target }: AnyTransitionDefinition): boolean {
  if (!source.parent) return false;
  if (childrenOf(source).length === 0) return true;
  return target !== undefined && !target.some((node) => isWithin(node, source));
}

function isWithin(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor));
}

function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states as Record<string, AnyStateNode>);
}

function id(node: AnyStateNode): string {
  return node.path.join('_');
}

function indent(line: string): string {
  return `  ${line}`;
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}
