import { msg } from '@lingui/core/macro';

import { looksLikeEmail, typedText } from '#lib/typed-text.ts';
import { notAccepted } from './field-messages.ts';

/** Validates an address; null if it is valid. */
export function emailProblem(typed: string | undefined): 'missing' | 'malformed' | null {
  const address = typedText(typed ?? '');
  if (address === '') return 'missing';
  return looksLikeEmail(address) ? null : 'malformed';
}

export const emailMessages = {
  missing: msg`Enter your email address.`,
  malformed: msg`Enter an email address like name@example.com.`,
  refused: notAccepted,
};
