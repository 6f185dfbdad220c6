import { Comparator } from '@pactflow/openapi-pact-comparator';

import type { Operation } from '#api-spec/description.ts';
import type { Contract } from '../contract.ts';
import { interactionCheck } from './interaction-check.ts';

/** What we read of the comparator's results; its own types cannot be resolved from outside. */
interface Finding {
  readonly type: string;
  readonly message: string;
  readonly mockDetails?: { readonly interactionDescription?: string | null };
}

/**
 * One sentence for each place where the contract says something that the description does not: by Pact's comparison
 * of the two, whose warnings count as errors, and by the whole schemas, since the comparison lets bodies be partial.
 */
export async function departures(
  contract: Contract,
  description: object,
  operations: readonly Operation[],
): Promise<string[]> {
  const compared: string[] = [];
  const comparator = new Comparator({ oas: description });
  const findings: AsyncIterable<Finding> = comparator.compare(contract);
  for await (const { type, message, mockDetails } of findings) {
    if (type !== 'info') compared.push(`"${mockDetails?.interactionDescription ?? ''}": ${message}`);
  }
  const check = interactionCheck(description, operations);
  return [...compared, ...contract.interactions.flatMap(check)];
}
