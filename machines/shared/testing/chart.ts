import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state node of the chart, the root first. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  return withChildren(machine.root);
}

/** The transitions that leave this very node, `always` included. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** `failed.fieldsRejected`; the root is `(root)`. */
export function stateName(node: AnyStateNode): string {
  return node.path.length === 0 ? '(root)' : node.path.join('.');
}

/** `editing -- signUp.submitted [isComplete] --> submitting`. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const guard = guardName(transition.guard);
  const label = (eventTypeOf(transition) || 'always') + (guard === null ? '' : ` [${guard}]`);
  const target = transition.target?.map(stateName).join(', ') ?? '(stays)';
  return `${stateName(transition.source)} -- ${label} --> ${target}`;
}

/** `refreshToken done [isOk]`: as a person says it. `[else]` is what is left when no guard of the same event holds. */
export function transitionLabel(transition: AnyTransitionDefinition): string {
  const guard = guardName(transition.guard) ?? (isElse(transition) ? 'else' : null);
  return eventLabel(transition) + (guard ? ` [${guard}]` : '');
}

function isElse(transition: AnyTransitionDefinition): boolean {
  const rivals = transitionsOf(transition.source).filter(
    ({ eventType, guard }) => eventType === transition.eventType && guard !== undefined,
  );
  return transition.guard === undefined && rivals.length > 0;
}

function eventLabel(transition: AnyTransitionDefinition): string {
  const eventType = eventTypeOf(transition);
  if (eventType === '') return 'always';
  if (eventType === '*') return 'any other event';
  const named = (prefix: string) => (eventType.startsWith(prefix) ? eventType.slice(prefix.length) : null);
  const delay = named('xstate.after.')?.slice(0, -`.${transition.source.id}`.length);
  if (delay) return `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`;
  if (named('xstate.done.state.')) return 'done';
  const [done, failed, changed] = ['xstate.done.actor.', 'xstate.error.actor.', 'xstate.snapshot.'].map(
    named,
  );
  if (done) return `${done} done`;
  if (failed) return `${failed} failed`;
  return changed ? `${changed} changed` : eventType;
}

/** The event that takes the transition; empty for `always`. */
export function eventTypeOf(transition: AnyTransitionDefinition): string {
  return String(transition.eventType);
}

/** The name of a guard, also inside `not`, `and` and `or`; null when there is none. */
function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && 'type' in guard) return String(guard.type);
  return combinedGuardName(guard);
}

function combinedGuardName(guard: object): string {
  if (typeof guard !== 'function') return '(inline)';
  const parts: unknown = 'guards' in guard ? guard.guards : undefined;
  if (!Array.isArray(parts)) return '(inline)';
  const names = parts.map((part) => guardName(part) ?? '');
  return guard.name === 'not' ? `not ${names[0] ?? ''}` : names.join(guard.name === 'or' ? ' or ' : ' and ');
}

function withChildren(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(withChildren)];
}
