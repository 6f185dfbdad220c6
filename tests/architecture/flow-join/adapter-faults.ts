import type { FlowCall } from './flow-call.ts';

/** Where an adapter does not call the operations that its flow names, or calls others. */
export function adapterFaults(all: readonly FlowCall[]): string[] {
  return [...all.flatMap(uncalled), ...strayImports(all)];
}

function uncalled({ flow, actor, operation, adapter }: FlowCall): string[] {
  if (operation === null || calls(adapter, operation)) return [];
  return [`${flow}.${actor} names ${operation}, which its adapter does not call.`];
}

/** By the SDK's function, or by the reader of src/queries that is named after it. */
function calls(adapter: string, operation: string): boolean {
  const names = [operation, `read${operation.charAt(0).toUpperCase()}${operation.slice(1)}`];
  return names.some(
    (name) => importedCalls(adapter).includes(name) && new RegExp(`(?<![.\\w])${name}\\(`).test(adapter),
  );
}

function strayImports(all: readonly FlowCall[]): string[] {
  const named = all.map(({ flow, operation }) => `${flow} ${operation ?? ''}`);
  const imports = all.flatMap(({ flow, adapter }) =>
    importedCalls(adapter).map((one) => `${flow} ${operationOf(one)}`),
  );
  return [...new Set(imports)]
    .filter((one) => !named.includes(one))
    .map((one) => `The adapter of ${one.replace(' ', ' calls ')}, which no state of the flow names.`);
}

/** `readEarnings` of src/queries reads the operation `earnings`. */
function operationOf(call: string): string {
  return call.replace(/^read([A-Z])/, (_, initial: string) => initial.toLowerCase());
}

function importedCalls(source: string): string[] {
  const imports = source.matchAll(/import \{([^}]*)\} from '#(?:sdk\/generated\/api|queries)\/[^']*'/g);
  return [...imports]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.endsWith('Query'));
}
