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
  /** `operation status` whose refusals change nothing, each with its reason. */
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
  const unused = new Set(Object.keys({ ...local, ...ignored }));
  const faults: string[] = [];
  for (const { flow, actor, operation: id, adapter, branchesOn } of calls) {
    const name = `${flow}.${actor}`;
    unused.delete(name);
    if ((id === null) !== name in local)
      faults.push(`${name} has to name an operation or to be listed as local, and not both.`);
    if (id === null) continue;
    if (!callsOperation(adapter, id)) faults.push(`${name} names ${id}, which its adapter does not call.`);
    const operation = contract.operations.find((one) => one.id === id);
    if (operation === undefined) {
      faults.push(`${name} names ${id}, which is not described.`);
      continue;
    }
    const promised = contract.interactions
      .filter((one) => operationOf(one, contract.operations) === operation)
      .map(refusalIn);
    for (const refusal of contract.refusalsOf(id)) {
      const isPromised =
        refusal.status in operation.exemptions || promised.some((one) => isAlike(one, refusal));
      if (branchesOn(refusal) && !isPromised)
        faults.push(`${name} branches on ${describe(id, refusal)}, which no interaction promises.`);
    }
  }
  for (const interaction of contract.interactions) {
    const id = operationOf(interaction, contract.operations)?.id;
    const callers = calls.filter(({ operation }) => operation === id);
    const refusal = refusalIn(interaction);
    if (refusal.status < 400 || callers.length === 0) continue;
    if (callers.some(({ branchesOn }) => branchesOn(refusal))) continue;
    const key = `${id ?? ''} ${refusal.status}`;
    unused.delete(key);
    if (!(key in ignored))
      faults.push(`"${interaction.description}" is answered ${refusal.status}, on which no flow branches.`);
  }
  return [
    ...faults,
    ...strayCalls(calls),
    ...[...unused].map((key) => `The exception "${key}" is not needed.`),
  ];
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

function isAlike(one: Refusal, other: Refusal): boolean {
  return (
    one.status === other.status && one.hasFields === other.hasFields && (other.code ?? one.code) === one.code
  );
}

function describe(operation: string, { status, code, hasFields }: Refusal): string {
  return [operation, status, code ?? (hasFields ? 'with fields' : '')].join(' ').trim();
}
