import type { Operation } from '#api-spec/description.ts';
import type { Interaction } from './contract.ts';

/** The operation that an interaction calls. */
export function operationOf(
  { request }: Pick<Interaction, 'request'>,
  operations: readonly Operation[],
): Operation | undefined {
  return operations.find(
    ({ method, path }) =>
      method === request.method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request.path),
  );
}

export interface OperationGroup {
  readonly operation: Operation;
  readonly interactions: readonly Interaction[];
}

/** Each operation with the interactions that call it. */
export function byOperation(
  operations: readonly Operation[],
  interactions: readonly Interaction[],
): OperationGroup[] {
  const groups = Map.groupBy(interactions, (one) => operationOf(one, operations));
  return operations.map((operation) => ({ operation, interactions: groups.get(operation) ?? [] }));
}

interface Row {
  readonly operation: string;
  readonly answers: readonly Answer[];
}

interface Answer {
  readonly status: string;
  /** Their descriptions. */
  readonly interactions: readonly string[];
  /** Why no interaction is needed. */
  readonly exemption: string | null;
}

export interface Coverage {
  readonly rows: readonly Row[];
  /** One sentence for each answer without a contract, and for each contract without an answer. */
  readonly gaps: readonly string[];
}

/** Sets every operation and answer of the description against the interactions of the contract. */
export function coverage(operations: readonly Operation[], interactions: readonly Interaction[]): Coverage {
  const rows = byOperation(operations, interactions).map(rowOf);
  return {
    rows,
    gaps: [
      ...rows.flatMap(gapsOf),
      ...operations.flatMap(idleExemptions),
      ...strays(operations, interactions),
    ],
  };
}

function rowOf({ operation, interactions }: OperationGroup): Row {
  return {
    operation: operation.id,
    answers: Object.keys(operation.answers).map((status) => ({
      status,
      interactions: interactions
        .filter(({ response }) => String(response.status) === status)
        .map(({ description }) => description),
      exemption: operation.exemptions[status] ?? null,
    })),
  };
}

function gapsOf({ operation, answers }: Row): string[] {
  return answers.flatMap(({ status, interactions, exemption }) => {
    const answer = `${operation} ${status}`;
    if (exemption === null) return interactions.length === 0 ? [`${answer} has no interaction.`] : [];
    if (exemption.trim() === '') return [`${answer} is exempted without a reason.`];
    return interactions.length > 0 ? [`${answer} is exempted and has an interaction.`] : [];
  });
}

function idleExemptions({ id, answers, exemptions }: Operation): string[] {
  return Object.keys(exemptions)
    .filter((status) => !(status in answers))
    .map((status) => `${id} ${status} is exempted but not described.`);
}

function strays(operations: readonly Operation[], interactions: readonly Interaction[]): string[] {
  return interactions.flatMap((interaction) => {
    const { description, request, response } = interaction;
    const operation = operationOf(interaction, operations);
    if (operation === undefined)
      return [`"${description}" calls ${request.method} ${request.path}, which is not described.`];
    return String(response.status) in operation.answers
      ? []
      : [`"${description}" is answered ${response.status}, which ${operation.id} does not describe.`];
  });
}

/** The coverage as a table for people: interactions by operation and status; `–` exempted, `GAP` missing. */
export function coverageTable({ rows, gaps }: Coverage): string {
  const statuses = [
    ...new Set(rows.flatMap(({ answers }) => answers.map(({ status }) => status))),
  ].toSorted();
  const width = Math.max(...rows.map(({ operation }) => operation.length));
  const line = (first: string, cells: readonly string[]) =>
    [first.padEnd(width), ...cells.map((cell) => cell.padStart(4))].join(' ').trimEnd();
  const answers = rows.flatMap((row) => row.answers);
  const interactions = answers.reduce((sum, answer) => sum + answer.interactions.length, 0);
  const exempted = answers.filter(({ exemption }) => exemption !== null).length;
  return [
    line('', statuses),
    ...rows.map((row) =>
      line(
        row.operation,
        statuses.map((status) => cellOf(row, status)),
      ),
    ),
    `${rows.length} operations, ${answers.length} statuses (${exempted} exempted), ${interactions} interactions, gaps ${gaps.length}`,
    ...gaps.map((gap) => `GAP ${gap}`),
  ].join('\n');
}

function cellOf({ answers }: Row, status: string): string {
  const answer = answers.find((one) => one.status === status);
  if (answer === undefined) return '';
  if (answer.exemption !== null) return '–';
  return answer.interactions.length === 0 ? 'GAP' : String(answer.interactions.length);
}
