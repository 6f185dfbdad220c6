import type { FlowCall } from './flow-call.ts';

/** Where an adapter does not call the operations that its flow names, or calls others. */
export function adapterFaults(calls: readonly FlowCall[]): string[] {
  return [...calls.flatMap(uncalled), ...strayImports(calls)];
}

function uncalled({ flow, actor, operation, adapter }: FlowCall): string[] {
  if (operation === null) return [];
  const isCalled =
    sdkImports(adapter).includes(operation) && new RegExp(`(?<![.\\w])${operation}\\(`).test(adapter);
  return isCalled ? [] : [`${flow}.${actor} names ${operation}, which its adapter does not call.`];
}

function strayImports(calls: readonly FlowCall[]): string[] {
  const named = calls.map(({ flow, operation }) => `${flow} ${operation ?? ''}`);
  const imports = calls.flatMap(({ flow, adapter }) => sdkImports(adapter).map((one) => `${flow} ${one}`));
  return [...new Set(imports)]
    .filter((one) => !named.includes(one))
    .map((one) => `The adapter of ${one.replace(' ', ' calls ')}, which no state of the flow names.`);
}

function sdkImports(source: string): string[] {
  return [...source.matchAll(/import \{([^}]*)\} from '[^']*\/sdk\/generated\/api\/[^']*'/g)].flatMap(
    ([, names = '']) => names.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
  );
}
