import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { looksLikeEmail, typedText } from '#lib/typed-text.ts';

/** Why an address was not accepted; `refused` comes from the server. */
export type EmailProblem = 'missing' | 'malformed' | 'refused';

/** Validates an address; null if it is valid. */
export function emailProblem(typed: string | undefined): 'missing' | 'malformed' | null {
  const address = typedText(typed ?? '');
  if (address === '') return 'missing';
  return looksLikeEmail(address) ? null : 'malformed';
}

export const emailMessages: Readonly<Record<EmailProblem, MessageDescriptor>> = {
  missing: msg`Enter your email address.`,
  malformed: msg`Enter an email address like name@example.com.`,
  refused: msg`Check your email address.`,
};
