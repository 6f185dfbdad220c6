import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** The failures that any call can have. The `CallFailure` of the machines has this shape. */
export type CallFailure =
  | { readonly code: 'tooManyTries'; readonly seconds: number }
  | { readonly code: 'unreachable' | 'unexpected' | 'blocked' };

/** Why a call failed and what to do next. Shown below the sentence that says what failed. */
export function callFailureReason(failure: CallFailure): MessageDescriptor {
  switch (failure.code) {
    case 'tooManyTries':
      return waitReason(failure.seconds);
    case 'unreachable':
      return msg`The server did not answer. Check your connection and try again. What you typed is still here.`;
    case 'blocked':
      return msg`We do not offer services in your region.`;
    case 'unexpected':
      return msg`Something went wrong on our side. Try again in a moment. What you typed is still here.`;
  }
}

/** Like `callFailureReason`, for an action without input: it does not mention typed values. */
export function pressFailureReason(failure: CallFailure): MessageDescriptor {
  switch (failure.code) {
    case 'unreachable':
      return msg`The server did not answer. Check your connection and try again.`;
    case 'unexpected':
      return msg`Something went wrong on our side. Try again in a moment.`;
    case 'tooManyTries':
    case 'blocked':
      return callFailureReason(failure);
  }
}

/** The same reason for use next to a countdown. */
export function countedDown(reasonOf: typeof callFailureReason): typeof callFailureReason {
  return (failure) => (failure.code === 'tooManyTries' ? msg`There were too many tries.` : reasonOf(failure));
}

export function waitReason(seconds: number): MessageDescriptor {
  if (seconds < 120) {
    return msg`There were too many tries. Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`;
  }
  const minutes = Math.ceil(seconds / 60);
  return msg`There were too many tries. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
}
