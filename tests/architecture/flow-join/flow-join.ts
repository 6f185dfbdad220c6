import type { Operation } from '#api-spec/description.ts';
import type { Interaction } from '#pacts/contract.ts';
import { operationOf } from '#pacts/coverage.ts';
import { adapterFaults } from './adapter-faults.ts';
import type { Refusal } from './described-refusals.ts';
import type { FlowCall } from './flow-call.ts';

export interface Exceptions {
  /** `flow.actor` that calls no operation, each with its reason. */
  readonly local: Readonly<Record<string, string>>;
  /** `operation` or `operation status` whose refusals change nothing, each with its reason. */
  readonly unheard: Readonly<Record<string, string>>;
}

export interface Promises {
  readonly interactions: readonly Interaction[];
  readonly operations: readonly Operation[];
  readonly refusalsOf: (operation: string) => readonly Refusal[];
}

/** One sentence for each place where flows, adapters, description and contract do not meet. */
export function flowJoin(calls: readonly FlowCall[], promises: Promises, exceptions: Exceptions): string[] {
  const named = calls.filter((call): call is NamedCall => call.operation !== null);
  return [
    ...calls.flatMap((call) => namingFaults(call, promises, exceptions)),
    ...adapterFaults(calls),
    ...named.flatMap((call) => unpromised(call, promises)),
    ...unheard(named, promises, exceptions),
    ...idle(calls, named, promises, exceptions),
  ];
}

type NamedCall = FlowCall & { readonly operation: string };

function namingFaults(
  { flow, actor, operation }: FlowCall,
  { operations }: Promises,
  { local }: Exceptions,
): string[] {
  const name = `${flow}.${actor}`;
  if (operation === null)
    return name in local ? [] : [`${name} names no operation and is not listed as local.`];
  if (name in local) return [`${name} is listed as local and names ${operation}.`];
  return operations.some(({ id }) => id === operation)
    ? []
    : [`${name} names ${operation}, which is not described.`];
}

/** What a flow branches on and no interaction promises. */
function unpromised(call: NamedCall, { interactions, operations, refusalsOf }: Promises): string[] {
  const operation = operations.find(({ id }) => id === call.operation);
  if (operation === undefined) return [];
  const promised = interactions.filter((one) => operationOf(one, operations) === operation).map(refusalIn);
  return refusalsOf(call.operation)
    .filter(({ status }) => operation.exemptions[status] === undefined)
    .filter((refusal) => call.tellsApart(refusal) && !promised.some((one) => isAlike(one, refusal)))
    .map(
      (refusal) =>
        `${call.flow}.${call.actor} branches on ${inWords(call.operation, refusal)}, which no interaction promises.`,
    );
}

/** What an interaction promises and no flow that calls the operation branches on. */
function unheard(
  calls: readonly NamedCall[],
  { interactions, operations }: Promises,
  exceptions: Exceptions,
): string[] {
  return interactions
    .filter((one) => isUnheard(calls, one, operations))
    .filter((one) => keysOf(one, operations).every((key) => !(key in exceptions.unheard)))
    .map((one) => `"${one.description}" is answered ${one.response.status}, on which no flow branches.`);
}

function isUnheard(
  calls: readonly NamedCall[],
  interaction: Interaction,
  operations: readonly Operation[],
): boolean {
  const id = operationOf(interaction, operations)?.id;
  const callers = calls.filter(({ operation }) => operation === id);
  return (
    interaction.response.status >= 400 &&
    callers.length > 0 &&
    !callers.some(({ tellsApart }) => tellsApart(refusalIn(interaction)))
  );
}

/** Exceptions that excuse nothing. */
function idle(
  calls: readonly FlowCall[],
  named: readonly NamedCall[],
  { interactions, operations }: Promises,
  { local, unheard: excused }: Exceptions,
): string[] {
  const silent = interactions.filter((one) => isUnheard(named, one, operations));
  const used = [
    ...calls.map(({ flow, actor }) => `${flow}.${actor}`),
    ...silent.flatMap((one) => keysOf(one, operations)),
  ];
  return Object.entries({ ...local, ...excused }).flatMap(([key, reason]) => [
    ...(used.includes(key) ? [] : [`The exception "${key}" is not needed.`]),
    ...(reason.trim() === '' ? [`The exception "${key}" has no reason.`] : []),
  ]);
}

function keysOf(interaction: Interaction, operations: readonly Operation[]): string[] {
  const id = operationOf(interaction, operations)?.id ?? '';
  return [id, `${id} ${interaction.response.status}`];
}

function refusalIn({ response }: Interaction): Refusal {
  const body = (response.body?.content ?? {}) as Readonly<Record<string, unknown>>;
  const code = body['code'];
  return {
    status: response.status,
    code: typeof code === 'string' ? code : null,
    hasFields: response.status === 400 && Object.values(body).some(Array.isArray),
  };
}

function isAlike(one: Refusal, other: Refusal): boolean {
  return (
    one.status === other.status && one.hasFields === other.hasFields && (other.code ?? one.code) === one.code
  );
}

function inWords(operation: string, { status, code, hasFields }: Refusal): string {
  return [operation, status, code ?? (hasFields ? 'with fields' : '')].join(' ').trim();
}
