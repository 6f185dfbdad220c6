import type { ContractChanges } from './contract-changes.ts';

/** The changes as a list for the backend team; it ends with whether they need to do anything. */
export function changesInWords(changes: ContractChanges): string {
  const { added, changed, removed, newStates, safe } = changes;
  const lines = [
    ...section(
      'New interactions',
      added.map(({ description, request: { method, path }, response: { status } }) => [
        `+ ${description}: ${method} ${path}, ${String(status)}`,
      ]),
    ),
    ...section(
      'New states',
      newStates.map((name) => [`+ ${name}`]),
    ),
    ...section(
      'Changed interactions',
      changed.map(({ description, demands, loosened }) => [
        `~ ${description}`,
        ...demands.map((sentence) => `    demands  ${sentence}`),
        ...loosened.map((sentence) => `    loosens  ${sentence}`),
      ]),
    ),
    ...section(
      'Gone interactions',
      removed.map((description) => [`- ${description}`]),
    ),
  ];
  return [
    ...(lines.length === 0 ? ['No changes.'] : lines),
    '',
    `Safe for the backend: ${safe ? 'yes' : 'no'}`,
  ].join('\n');
}

function section(title: string, entries: readonly (readonly string[])[]): string[] {
  return entries.length === 0 ? [] : [`${title}:`, ...entries.flat().map((line) => `  ${line}`)];
}
