import type { Coverage, Row } from './coverage.ts';

/** The coverage as a table for people: interactions by operation and status; `–` exempted, `GAP` missing. */
export function coverageTable({ rows, gaps }: Coverage): string {
  const statuses = [...new Set(rows.flatMap(({ answers }) => answers.map(({ status }) => status)))].toSorted();
  const width = Math.max(...rows.map(({ operation }) => operation.length));
  const line = (first: string, cells: readonly string[]) =>
    [first.padEnd(width), ...cells.map((cell) => cell.padStart(4))].join(' ').trimEnd();
  const answers = rows.flatMap((row) => row.answers);
  const interactions = answers.reduce((sum, answer) => sum + answer.interactions.length, 0);
  const exempted = answers.filter(({ exemption }) => exemption !== null).length;
  return [
    line('', statuses),
    ...rows.map((row) => line(row.operation, statuses.map((status) => cellOf(row, status)))),
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
