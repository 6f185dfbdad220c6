import { looksLikeEmail, typedText } from '../../lib/typed-text.ts';

/** Why an address was not accepted. */
export type AddressProblem = 'missing' | 'malformed';

export function addressProblem(typed: string | undefined): AddressProblem | null {
  const address = typedText(typed ?? '');
  if (address === '') return 'missing';
  return looksLikeEmail(address) ? null : 'malformed';
}
