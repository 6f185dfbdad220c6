import type { Operation } from '#api-spec/description.ts';
import type { Interaction } from '#pacts/contract.ts';
import { operationOf } from '#pacts/coverage.ts';

/** One invoke of a flow. */
export interface FlowCall {
  readonly flow: string;
  readonly actor: string;
  /** The operationId in the `meta` of its state; null when it names none. */
  readonly operation: string | null;
  /** The source that implements the flow's actors. */
  readonly adapter: string;
  /** Whether the flow ends up elsewhere than after an answer that nobody expects. */
  readonly branchesOn: (refusal: Refusal) => boolean;
}

/** An answer other than success, by what an application can tell it by. */
export interface Refusal {
  readonly status: number;
  readonly code: string | null;
  /** Whether it names fields: `{field: [messages]}`. */
  readonly hasFields: boolean;
}

export interface Exceptions {
  /** `flow.actor` that calls no operation, each with its reason. */
  readonly local: Readonly<Record<string, string>>;
  /** `operation status code` of refusals that change nothing, each with its reason. */
  readonly ignored: Readonly<Record<string, string>>;
}

export interface Contract {
  readonly interactions: readonly Interaction[];
  readonly operations: readonly Operation[];
  readonly refusalsOf: (operation: string) => readonly Refusal[];
}

/** One sentence for each place where flows, adapters, description and contract disagree. */
export function flowJoin(calls: readonly FlowCall[], contract: Contract, exceptions: Exceptions): string[] {
  const { local, ignored } = exceptions;
  return [
    ...calls.flatMap((call) => namingFaults(call, contract.operations, exceptions)),
    ...contract.operations.flatMap((operation) => refusalFaults(operation, calls, contract, exceptions)),
    ...strayCalls(calls),
    ...Object.keys(local)
      .filter((key) => !calls.some(({ flow, actor }) => key === `${flow}.${actor}`))
      .map(notNeeded),
    ...Object.keys(ignored)
      .filter((key) => !contract.operations.some(({ id }) => key.startsWith(`${id} `)))
      .map(notNeeded),
  ];
}

function namingFaults(
  { flow, actor, operation: id, adapter }: FlowCall,
  operations: readonly Operation[],
  { local }: Exceptions,
): string[] {
  const name = `${flow}.${actor}`;
  const faults: string[] = [];
  if ((id === null) !== name in local)
    faults.push(`${name} has to name an operation or to be listed as local, and not both.`);
  if (id === null) return faults;
  if (!callsOperation(adapter, id)) faults.push(`${name} names ${id}, which its adapter does not call.`);
  if (!operations.some((one) => one.id === id)) faults.push(`${name} names ${id}, which is not described.`);
  return faults;
}

/** Sets the refusals of one operation, as described and as promised, against the flows that call it. */
export function refusalFaults(
  operation: Operation,
  calls: readonly FlowCall[],
  { interactions, operations, refusalsOf }: Contract,
  { ignored }: Exceptions,
): string[] {
  const { id, exemptions } = operation;
  const callers = calls.filter((call) => call.operation === id);
  const isBranchedOn = (refusal: Refusal) => callers.some(({ branchesOn }) => branchesOn(refusal));
  const described = refusalsOf(id);
  const promised = interactions
    .filter((one) => operationOf(one, operations) === operation && one.response.status >= 400)
    .map((one) => ({ description: one.description, refusal: refusalIn(one) }));

  const missing = described.filter(
    (one) =>
      !(one.status in exemptions) && !promised.some(({ refusal }) => isPromise(refusal, one, described)),
  );
  const idle = callers.length === 0 ? [] : promised.filter(({ refusal }) => !isBranchedOn(refusal));
  const excused = idle.map(({ refusal }) => describe(id, refusal));
  return [
    ...missing.flatMap((one) => {
      const branching = callers.filter(({ branchesOn }) => branchesOn(one));
      if (branching.length === 0 && one.code !== null)
        return [`${describe(id, one)} is described, and no interaction promises it.`];
      return branching.map(
        ({ flow, actor }) =>
          `${flow}.${actor} branches on ${describe(id, one)}, which no interaction promises.`,
      );
    }),
    ...idle
      .filter(({ refusal }) => !(describe(id, refusal) in ignored))
      .map(
        ({ description, refusal }) =>
          `"${description}" is answered ${answer(refusal)}, on which no flow branches.`,
      ),
    ...Object.keys(ignored)
      .filter((key) => key.startsWith(`${id} `) && !excused.includes(key))
      .map(notNeeded),
  ];
}

function notNeeded(exception: string): string {
  return `The exception "${exception}" is not needed.`;
}

/** By the SDK's function, or by the reader of src/queries that is named after it. */
function callsOperation(adapter: string, operation: string): boolean {
  const names = [operation, `read${operation.charAt(0).toUpperCase()}${operation.slice(1)}`];
  return names.some(
    (name) => importedCalls(adapter).includes(name) && new RegExp(`(?<![.\\w])${name}\\(`).test(adapter),
  );
}

function strayCalls(calls: readonly FlowCall[]): string[] {
  const named = new Set(calls.map(({ flow, operation }) => `${flow} calls ${operation ?? ''}`));
  const imported = calls.flatMap(({ flow, adapter }) =>
    importedCalls(adapter).map(
      (name) =>
        `${flow} calls ${name.replace(/^read([A-Z])/, (_, initial: string) => initial.toLowerCase())}`,
    ),
  );
  return [...new Set(imported)]
    .filter((one) => !named.has(one))
    .map((one) => `The adapter of ${one}, which no state of the flow names.`);
}

/** The SDK's functions, and the readers of src/queries. */
function importedCalls(source: string): string[] {
  return [...source.matchAll(/import \{([^}]*)\} from '#(sdk\/generated\/api|queries)\/[^']*'/g)]
    .flatMap(([, names = '', from]) => names.split(',').map((name) => ({ name: name.trim(), from })))
    .filter(({ name, from }) => (from === 'queries' ? /^read[A-Z]/ : /^\w/).test(name))
    .map(({ name }) => name);
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

/** A refusal that is described without a code has any code that the description does not list. */
function isPromise(promised: Refusal, { status, code, hasFields }: Refusal, described: readonly Refusal[]) {
  if (promised.status !== status || promised.hasFields !== hasFields) return false;
  if (code !== null || promised.code === null) return promised.code === code;
  return !described.some((one) => one.status === status && one.code === promised.code);
}

function describe(operation: string, refusal: Refusal): string {
  return `${operation} ${answer(refusal)}`;
}

function answer({ status, code, hasFields }: Refusal): string {
  return [status, code ?? (hasFields ? 'with fields' : '')].join(' ').trim();
}
