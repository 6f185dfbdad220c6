import type { Operation } from '#api-spec/description.ts';
import type { Interaction } from '../contract.ts';

/** The operation that an interaction calls. */
export function operationOf(
  { request }: Pick<Interaction, 'request'>,
  operations: readonly Operation[],
): Operation | undefined {
  return operations.find(
    ({ method, path }) => method === request.method && pattern(path).test(request.path),
  );
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
