import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** The failures that any call can have. The `CallFailure` of the machines has this shape. */
export type CallFailure =
  | { readonly code: 'tooManyTries'; readonly seconds: number }
  | { readonly code: 'unexpected'; readonly requestId?: string }
  | { readonly code: 'unreachable' | 'blocked' };

export const SERVER_UNREACHABLE = msg`We can’t reach the server. Check your connection and try again.`;

export const OUR_FAULT = msg`Something went wrong on our side. Try again in a moment.`;

/** Why a call failed and what to do next. It follows the sentence that says what failed. */
export function callFailureReason(failure: CallFailure): MessageDescriptor {
  switch (failure.code) {
    case 'tooManyTries':
      return waitReason(failure.seconds);
    case 'unreachable':
      return SERVER_UNREACHABLE;
    case 'blocked':
      return msg`Sorry, we do not offer services to your region`;
    case 'unexpected':
      return OUR_FAULT;
  }
}

/** The same reason for use next to a countdown. */
export function countedDown(reasonOf: typeof callFailureReason): typeof callFailureReason {
  return (failure) => (failure.code === 'tooManyTries' ? msg`Too many tries.` : reasonOf(failure));
}

export function waitReason(seconds: number): MessageDescriptor {
  if (seconds < 120) {
    return msg`Too many tries. Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`;
  }
  const minutes = Math.ceil(seconds / 60);
  return msg`Too many tries. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
}
