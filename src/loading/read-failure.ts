import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

import { OUR_FAULT, SERVER_UNREACHABLE, waitReason } from '#i18n/call-failure-reason.ts';
import { createSignal } from '#lib/signal.ts';

/** The structure of `ApiError`, which this folder must not import from the SDK. */
interface Failed {
  readonly problem: {
    readonly kind: string;
    readonly status: number | null;
    readonly retryAfterSeconds: number | null;
    readonly requestId?: string;
  };
}

/** Why a query failed, and what to do. */
export function readFailureReason(error: unknown): MessageDescriptor {
  if (!isFailed(error)) return OUR_FAULT;
  if (isOffline(error)) return OFFLINE_REASON;
  const { kind, status, retryAfterSeconds } = error.problem;
  if (isUnanswered(kind)) return SERVER_UNREACHABLE;
  if (status === 429 && retryAfterSeconds !== null) return waitReason(retryAfterSeconds);
  return OUR_FAULT;
}

/** Undefined if the query failed without an answer, or for a reason that says what to do. */
export function requestIdOf(error: unknown): string | undefined {
  return readFailureReason(error) === OUR_FAULT && isFailed(error) ? error.problem.requestId : undefined;
}

export const OFFLINE_REASON = msg`You’re offline. We’ll load this when you’re back online.`;

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

/** The notices that show an error, in the order of the page. Cards that share a query share its error object. */
const notices = new Map<unknown, readonly symbol[]>();
const changes = createSignal();

/**
 * Whether this is the first notice of an error, which explains it. One failed query gives one explanation, however many
 * cards use it; being offline gives one for all queries.
 */
export function useIsFirstNotice(failure: unknown): boolean {
  const error = isOffline(failure) ? OFFLINE : failure;
  const [me] = useState(() => Symbol('notice'));
  const first = useSyncExternalStore(
    changes.subscribe,
    () => notices.get(error)?.[0],
    () => undefined,
  );
  useLayoutEffect(() => {
    if (error === null || error === undefined) return undefined;
    setNotices(error, [...(notices.get(error) ?? []), me]);
    return () => {
      setNotices(
        error,
        (notices.get(error) ?? []).filter((notice) => notice !== me),
      );
    };
  }, [error, me]);
  return error === null || error === undefined || first === me;
}

function setNotices(error: unknown, next: readonly symbol[]): void {
  if (next.length === 0) notices.delete(error);
  else notices.set(error, next);
  changes.emit();
}
