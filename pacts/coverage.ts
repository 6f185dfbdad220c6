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

/** One sentence for each answer without a contract, and for each contract without an answer. */
export function gapsIn(operations: readonly Operation[], interactions: readonly Interaction[]): string[] {
  const strays = interactions.filter((one) => operationOf(one, operations) === undefined);
  return [
    ...byOperation(operations, interactions).flatMap((group) => [...gapsOf(group), ...undescribed(group)]),
    ...strays.map(
      ({ description, request: { method, path } }) =>
        `"${description}" calls ${method} ${path}, which is not described.`,
    ),
  ];
}

function gapsOf(group: OperationGroup): string[] {
  const { id, answers, exemptions } = group.operation;
  const statuses = new Set([...Object.keys(answers), ...Object.keys(exemptions)]);
  return [...statuses].flatMap((status) => {
    const [answer, exemption, count] = [`${id} ${status}`, exemptions[status], countOf(group, status)];
    if (!(status in answers)) return [`${answer} is exempted but not described.`];
    if (exemption === undefined) return count === 0 ? [`${answer} has no interaction.`] : [];
    if (exemption.trim() === '') return [`${answer} is exempted without a reason.`];
    return count > 0 ? [`${answer} is exempted and has an interaction.`] : [];
  });
}

function undescribed({ operation: { id, answers }, interactions }: OperationGroup): string[] {
  return interactions
    .filter(({ response }) => !(response.status in answers))
    .map(
      ({ description, response }) =>
        `"${description}" is answered ${response.status}, which ${id} does not describe.`,
    );
}

function countOf({ interactions }: OperationGroup, status: string): number {
  return interactions.filter(({ response }) => String(response.status) === status).length;
}

/** Interactions by operation and status as a table for people; `–` exempted, `GAP` missing. */
export function coverageTable(
  operations: readonly Operation[],
  interactions: readonly Interaction[],
): string {
  const answers = operations.flatMap((one) => Object.keys(one.answers));
  const exempted = operations.flatMap(({ exemptions }) => Object.keys(exemptions));
  const statuses = [...new Set(answers)].toSorted();
  const width = Math.max(...operations.map(({ id }) => id.length));
  const line = (first: string, cells: readonly string[]) =>
    [first.padEnd(width), ...cells.map((cell) => cell.padStart(4))].join(' ').trimEnd();
  const gaps = gapsIn(operations, interactions);
  return [
    line('', statuses),
    ...byOperation(operations, interactions).map((group) => {
      const cells = statuses.map((status) => cellOf(group, status));
      return line(group.operation.id, cells);
    }),
    `${operations.length} operations, ${answers.length} statuses (${exempted.length} exempted), ${interactions.length} interactions, gaps ${gaps.length}`,
    ...gaps.map((gap) => `GAP ${gap}`),
  ].join('\n');
}

function cellOf(group: OperationGroup, status: string): string {
  const { answers, exemptions } = group.operation;
  if (!(status in answers)) return '';
  return status in exemptions ? '–' : String(countOf(group, status) || 'GAP');
}
