import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

import { waitReason } from '#i18n/call-failure-reason.ts';

/** What `ApiError` tells, read by structure: what reads from the server knows nothing of the SDK. */
interface Failed {
  readonly problem: {
    readonly kind: string;
    readonly status: number | null;
    readonly retryAfterSeconds: number | null;
  };
}

/** Why something could not be read, and what to do. */
export function readFailureReason(error: unknown): MessageDescriptor {
  if (!isFailed(error)) return UNEXPECTED;
  if (isOffline(error)) return msg`You are offline. It is loaded when you are back online.`;
  const { kind, status, retryAfterSeconds } = error.problem;
  if (isUnanswered(kind)) return msg`The server did not answer. Check your connection and try again.`;
  if (status === 429 && retryAfterSeconds !== null) return waitReason(retryAfterSeconds);
  return UNEXPECTED;
}

const UNEXPECTED = msg`The server failed. This is on our side; try again in a moment.`;

const OFFLINE = 'offline';

function isOffline(error: unknown): boolean {
  return isFailed(error) && isUnanswered(error.problem.kind) && !navigator.onLine;
}

function isUnanswered(kind: string): boolean {
  return kind === 'unreachable' || kind === 'aborted';
}

function isFailed(error: unknown): error is Failed {
  return typeof error === 'object' && error !== null && 'problem' in error;
}

/** Who shows the failure of a call, in the order of the page. The cards that wait for one call share its error. */
const speakers = new Map<unknown, readonly symbol[]>();
const listeners = new Set<() => void>();

/**
 * Whether this is the place that says why: one failed call gives one message, however many cards wait for it, and so does
 * a network that is gone.
 */
export function useIsFirstToSay(failure: unknown): boolean {
  const error = isOffline(failure) ? OFFLINE : failure;
  const [me] = useState(() => Symbol('speaker'));
  const first = useSyncExternalStore(subscribe, () => speakers.get(error)?.[0]);
  useLayoutEffect(() => {
    if (error === null || error === undefined) return undefined;
    setSpeakers(error, [...(speakers.get(error) ?? []), me]);
    return () => {
      setSpeakers(
        error,
        (speakers.get(error) ?? []).filter((speaker) => speaker !== me),
      );
    };
  }, [error, me]);
  return error === null || error === undefined || first === me;
}

function setSpeakers(error: unknown, next: readonly symbol[]): void {
  if (next.length === 0) speakers.delete(error);
  else speakers.set(error, next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
