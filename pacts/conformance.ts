import { Comparator } from '@pactflow/openapi-pact-comparator';

import type { Operation } from '#api-spec/description.ts';
import type { Contract } from './contract.ts';
import { byOperation } from './coverage.ts';

/** What we read of the comparator's results; its own types cannot be resolved from outside. */
interface Finding {
  readonly type: string;
  readonly message: string;
  readonly mockDetails?: {
    readonly interactionDescription?: string | null;
    /** Such as `[root].interactions[7].response.body.edge_balance`. */
    readonly location?: string;
  };
}

/**
 * One sentence for each difference between the contract and a description (OpenAPI 3.0 or 3.1), with the operation and
 * an interaction that shows it.
 */
export async function differences(
  contract: Contract,
  description: object,
  operations: readonly Operation[],
): Promise<string[]> {
  const findings: AsyncIterable<Finding> = new Comparator({ oas: description }).compare(contract);
  const found: { interaction: string; sentence: string }[] = [];
  for await (const { type, message, mockDetails } of findings) {
    if (type === 'info') continue;
    const place = mockDetails?.location?.replace(/^.*?interactions\[\d+\]\./, '') ?? '';
    const [, short = message] = /incompatible with the .* in the spec file: (.*)/s.exec(message) ?? [];
    found.push({ interaction: mockDetails?.interactionDescription ?? '', sentence: `${place}: ${short}` });
  }
  return byOperation(operations, contract.interactions).flatMap(({ operation, interactions }) => {
    const names = new Set(interactions.map(({ description: name }) => name));
    const own = found.filter(({ interaction }) => names.has(interaction));
    return [...Map.groupBy(own, ({ sentence }) => sentence)].map(([sentence, shown]) => {
      const [first, ...more] = new Set(shown.map(({ interaction }) => interaction));
      const others = more.length === 0 ? '' : ` and ${more.length} more`;
      return `${operation.id} ${sentence}, as in "${first}"${others}.`;
    });
  });
}
